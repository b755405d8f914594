"""The commands and their arguments; each command's work is a module of its own, imported when it
runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from jantaku.cli.help import RulesetCommand, translate
from jantaku.cli.usage import asked_language
from jantaku.cli.wording import LANGUAGES, default_language

app = typer.Typer(
    name="jantaku",
    help="Mahjong under every rule.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

_FREE = {"allow_extra_args": True, "ignore_unknown_options": True}


def _language(value: str) -> str:
    chosen = value or default_language()
    if chosen not in LANGUAGES:
        raise typer.BadParameter(f"{chosen} is none of {', '.join(LANGUAGES)}")
    return chosen


Lang = Annotated[str, typer.Option("--lang", help="ja, en or ko.", callback=_language)]
AsJson = Annotated[bool, typer.Option("--json", help="JSON instead of text.")]
RulesetId = Annotated[str, typer.Option("--ruleset", "-r", help="Which ruleset.")]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the ruleset as id=value; also --id value."),
]
PresetId = Annotated[str | None, typer.Option("--preset", help="A named set of option values.")]


@app.callback()
def _main() -> None:
    """Mahjong under every rule."""


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="8000 or the next free one.")] = None,
    database: Annotated[str | None, typer.Option(help="Path or URL of the database.")] = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Whether to show it in a browser.")
    ] = False,
) -> None:
    """Serve tables to the browser."""
    from jantaku.server.main import serve as run

    run(host=host, port=port, database=database, open_browser=open_browser)


@app.command(cls=RulesetCommand, context_settings=_FREE)
def score(
    context: typer.Context,
    hand: Annotated[
        list[str],
        typer.Argument(
            help="Tiles and melds, the winning tile last: 234m567p1134s [555z] 2s; then flags "
            "such as --tsumo, --riichi, --ippatsu, --last, and the ruleset's options."
        ),
    ],
    ruleset: RulesetId = "riichi",
    preset: PresetId = None,
    option: OptionPairs = None,
    win: Annotated[str, typer.Option(help="The winning tile, if it is not the last one.")] = "",
    seat: Annotated[str, typer.Option(help="Seat wind: E, S, W or N.")] = "",
    round: Annotated[str, typer.Option(help="Prevailing wind.")] = "E",
    indicators: Annotated[str, typer.Option(help="Dora indicators.")] = "",
    under: Annotated[str, typer.Option("--under", "--ura", help="Ura indicators.")] = "",
    aside: Annotated[str, typer.Option(help="Norths or flowers set aside.")] = "",
    river: Annotated[str, typer.Option(help="The winner's own discards, if they matter.")] = "",
    discarder: Annotated[
        str, typer.Option(help="Whose discard wins, by seat wind: E, S, W or N.")
    ] = "",
    repeat: Annotated[int, typer.Option("--repeat", "--honba-count", help="Honba.", min=0)] = 0,
    pot: Annotated[list[str] | None, typer.Option(help="A pot: sticks=2000.")] = None,
    more: Annotated[bool, typer.Option("--more", help="Also say what would add value.")] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Score a hand and say how its value is derived and who pays."""
    from jantaku.cli.score import run

    run(
        ruleset,
        [*hand, *context.args],
        preset=preset,
        options=option or [],
        win=win,
        seat=seat,
        round=round,
        indicators=indicators,
        under=under,
        aside=aside,
        river=river,
        discarder=discarder,
        repeat=repeat,
        pots=pot or [],
        more=more,
        as_json=as_json,
        language=lang,
    )


@app.command(cls=RulesetCommand, context_settings=_FREE)
def shanten(
    context: typer.Context,
    hand: Annotated[
        list[str], typer.Argument(help="13 or 14 tiles, melds in brackets: 123m456p79s11z [555z].")
    ],
    ruleset: RulesetId = "riichi",
    preset: PresetId = None,
    option: OptionPairs = None,
    seen: Annotated[str, typer.Option(help="Tiles that lie elsewhere.")] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Say how far a hand is from tenpai, what it waits for, and what each discard leaves."""
    from jantaku.cli.shanten import run

    run(
        ruleset,
        [*hand, *context.args],
        preset=preset,
        options=option or [],
        seen=seen,
        as_json=as_json,
        language=lang,
    )


@app.command(cls=RulesetCommand, context_settings=_FREE)
def simulate(
    context: typer.Context,
    ruleset: RulesetId = "riichi",
    preset: PresetId = None,
    option: OptionPairs = None,
    hands: Annotated[int, typer.Option(help="At least this many hands.", min=1)] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 0,
    jobs: Annotated[int, typer.Option(help="Processes.", min=1)] = 1,
    player: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays: a name or module:Class; efficiency if left out. Several "
            "share the seats and change them with every game."
        ),
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Write a record of each game here.")] = None,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Let computers play and sum up what happened."""
    from jantaku.cli.simulate import run

    run(
        ruleset,
        context.args,
        preset=preset,
        options=option or [],
        hands=hands,
        seed=seed,
        jobs=jobs,
        players=player or ["efficiency"],
        save=save,
        as_json=as_json,
        language=lang,
    )


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only check.")] = False,
    lang: Lang = "",
) -> None:
    """Check a record against the rules and print the game."""
    from jantaku.cli.replay import run

    run(file, quiet=quiet, language=lang)


@app.command(context_settings=_FREE)
def rules(
    context: typer.Context,
    ruleset: Annotated[
        str | None,
        typer.Argument(help="Leave out to list all; its options may follow: --noten-pool 0."),
    ] = None,
    preset: PresetId = None,
    option: OptionPairs = None,
    compare: Annotated[
        str | None, typer.Option(help="Only how it differs from this ruleset (or ruleset/preset).")
    ] = None,
    guide: Annotated[bool, typer.Option("--guide", help="Its guide, as Markdown.")] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """List rulesets, or show one: options and patterns, its guide, how it differs from another."""
    from jantaku.cli.rules import run

    run(
        ruleset,
        context.args,
        preset=preset,
        options=option or [],
        against=compare,
        as_guide=guide,
        as_json=as_json,
        language=lang,
    )


@app.command()
def verify(
    path: Annotated[
        list[Path],
        typer.Argument(help="Logs (mjlog, tenhou.net/6 JSON, mjai, records) or folders of them."),
    ],
    quiet: Annotated[
        bool, typer.Option("--quiet", "-q", help="Do not list what was not judged.")
    ] = False,
) -> None:
    """Play logs of other sites again and compare every move, value and payment."""
    from jantaku.cli.verify import run

    run(path, quiet=quiet)


@app.command()
def convert(
    path: Annotated[list[Path], typer.Argument(help="Logs of any format, or folders of them.")],
    to: Annotated[str, typer.Option(help="record, mjlog, tenhou-json or mjai.")],
    out: Annotated[
        Path | None, typer.Option(help="A folder; one file goes to standard output.")
    ] = None,
) -> None:
    """Convert logs from one format into another."""
    from jantaku.cli.convert import run

    run(path, to=to, out=out)


@app.command()
def corrections(
    database: Annotated[str | None, typer.Option(help="Path or URL of the database.")] = None,
    done: Annotated[
        int | None, typer.Option(help="Mark the correction with this number as dealt with.")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Also those already dealt with.")
    ] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Show the corrections that readers of the pages have sent to this server."""
    from jantaku.cli.corrections import run

    run(database=database, done=done, everything=everything, as_json=as_json, language=lang)


def command(arguments: Sequence[str]) -> Any:
    """The command line, which explains itself in the language that these arguments ask for."""
    group = typer.main.get_command(app)
    if "--help" in arguments or not arguments:
        translate(group, asked_language(arguments))
    return group
