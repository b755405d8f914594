/** Words around the table that every page may need: ways about the site, replays, the list of rulesets. */
const ja = {
  "nav.rules": "ルール",
  "nav.reference": "ルールと道具",
  "nav.guide": "解説",
  "nav.guide.of": "{ruleset}の解説",
  "nav.learn": "はじめての麻雀",
  "nav.glossary": "用語集",
  "nav.compare": "ルール比較",
  "nav.calculator": "点数計算",
  "nav.calculator.of": "{ruleset}の点数計算",
  "home.learn": "麻雀がはじめての方へ",
  "home.learn.text": "牌の読み方から最初の和了まで、1歩ずつ、手を動かしながら学べます。",
  "home.learn.of": "{ruleset}を最初から学ぶ",

  "rules.title": "この卓のルール",
  "rules.base": "「{preset}」と違うところ：",
  "rules.same": "「{preset}」のとおりです。",
  "rules.usual": "（通常：{value}）",
  "rules.guide": "このルールの解説",

  "replay.call": "鳴き",
  "replay.continue": "ここから打つ",
  "replay.continue.title": "この局面から打ちますか？",
  "replay.continue.text": "この席から見えない牌（他家の手牌、山、裏ドラ）は引き直されるため、実際の対局と同じ牌は出ません。新しい対局として始まり、成績には数えません。",
  "replay.continue.start": "ここから打つ",
  "replay.continue.seats": "打つ席",
  "error.cannot_continue": "この局面に合う牌を引き直せませんでした。もう一度お試しください。",
  "error.game_running": "対局が終わってからできます。",
  "error.no_such_step": "その局面はありません。",
  "error.no_such_hand": "その局はありません。",
  "error.bad_request": "長すぎる文字や、使えない値が含まれています。",
  "replay.share": "共有",
  "replay.share.title": "牌譜を共有",
  "replay.share.text": "このリンクを知っている人は、誰でもこの牌譜を見られます。",
  "replay.share.running": "対局が終わると、誰でも開けるリンクを作れます。いまのリンクは、このブラウザでだけ開けます。",
  "replay.share.make": "リンクを作る",
  "replay.share.revoke": "共有をやめる",
  "replay.share.revoked": "共有をやめました。リンクはもう開けません。",
  "replay.score": "この手を計算",
} as const satisfies Record<string, string>;

export type SiteKey = keyof typeof ja;
export default ja as Record<SiteKey, string>;
