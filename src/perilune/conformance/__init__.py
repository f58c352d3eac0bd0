"""What every box must keep, whatever its rules. A check is a plain function that raises AssertionError with a sentence.

`perilune conformance BOX` runs them all, at every seat count and with every choice of every option.
"""

from collections.abc import Callable
from typing import Final

from perilune.conformance import (
    coaching,
    drawings,
    everything,
    foretold,
    parts,
    points,
    positions,
    secrets,
    whole_games,
    words,
    worth,
)
from perilune.conformance.settings import Setting

OF_A_BOX: Final[list[Callable[[str], None]]] = [
    parts.the_lid_says_what_is_inside,
    parts.the_catalogue_is_closed,
    parts.the_rulebook_opens,
    parts.every_refusal_names_a_rule,
    parts.every_source_of_points_is_told_in_a_sentence_of_its_own,
    parts.every_sentence_says_who_did_it,
    parts.the_cover_is_a_light_picture_with_a_title,
]
OF_A_SETTING: Final[list[Callable[[Setting], None]]] = [
    positions.a_copy_is_equal_and_independent,
    positions.play_is_determined_by_the_move,
    positions.a_position_survives_json,
    positions.offers_are_what_the_rules_let_pass,
    positions.everybody_is_told_what_goes_on,
    positions.chance_has_odds_for_each_outcome,
    positions.nothing_is_lost_or_made,
    secrets.a_seat_cannot_tell_the_real_world_from_an_imagined_one,
    secrets.a_bot_that_plans_chooses_the_same_in_worlds_that_it_cannot_tell_apart,
    secrets.the_drawing_does_not_leak,
    secrets.the_journal_does_not_leak,
    secrets.sealed_choices_do_not_depend_on_their_order,
    secrets.what_a_seat_does_not_see_changes_nothing_for_it,
    worth.the_move_that_looks_best_at_once_is_the_best,
    worth.what_features_weigh_is_their_sum,
    worth.chances_share_one_win,
    foretold.what_a_move_would_do_is_what_it_does,
    coaching.the_coach_says_the_same_in_worlds_that_a_seat_cannot_tell_apart,
    drawings.a_drawing_is_sound,
    drawings.every_sign_is_drawn,
    words.every_position_can_be_told_in_sentences,
    words.the_words_do_not_leak,
    words.a_game_can_be_told_to_its_end,
    whole_games.a_random_game_ends,
    whole_games.a_record_is_the_game,
    whole_games.the_same_seed_deals_the_same_game,
    whole_games.the_end_is_final,
    whole_games.undo_returns_the_exact_position_and_stops_at_the_frontier,
    points.the_sources_add_up_to_the_scores,
    everything.what_was_hidden_is_laid_open,
]
