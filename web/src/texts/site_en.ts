import type { SiteKey } from "./site_ja.ts";

const en: Record<SiteKey, string> = {
  "nav.rules": "Rules",
  "nav.reference": "Rules and tools",
  "nav.guide": "Guide",
  "nav.guide.of": "Guide to {ruleset}",
  "nav.learn": "Mahjong for beginners",
  "nav.glossary": "Glossary",
  "nav.compare": "Compare rules",
  "nav.calculator": "Calculator",
  "nav.calculator.of": "Calculator for {ruleset}",
  "home.learn": "New to mahjong?",
  "home.learn.text": "From reading the tiles to your first win, step by step, each with something to try.",
  "home.learn.of": "Learn {ruleset} from the start",

  "rules.title": "Rules of this table",
  "rules.base": "Different from “{preset}”:",
  "rules.same": "As in “{preset}”; nothing is changed.",
  "rules.usual": "(usually {value})",
  "rules.guide": "Guide to these rules",

  "replay.call": "call",
  "replay.continue": "Play on from here",
  "replay.continue.title": "Play on from this position?",
  "replay.continue.text": "Tiles that this seat cannot see (the others' hands, the wall, the ura indicators) are drawn anew, so they will not be those of the game you are watching. It becomes a new game, and does not count in your statistics.",
  "replay.continue.start": "Play on",
  "replay.continue.seats": "Seat",
  "error.cannot_continue": "No tiles could be found that fit this position. Please try once more.",
  "error.game_running": "That is possible only once the game is over.",
  "error.no_such_step": "There is no such position.",
  "error.no_such_hand": "There is no such hand.",
  "error.bad_request": "Something here is too long, or is not a value that can stand there.",
  "replay.share": "Share",
  "replay.share.title": "Share the replay",
  "replay.share.text": "Anybody who has this link can watch the replay.",
  "replay.share.running": "When the game is over you can make a link that opens for everybody. Until then the link works in this browser only.",
  "replay.share.make": "Make a link",
  "replay.share.revoke": "Stop sharing",
  "replay.share.revoked": "No longer shared. The link no longer works.",
  "replay.score": "Score this hand",
};

export default en;
