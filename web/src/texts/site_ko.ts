import type { SiteKey } from "./site_ja.ts";

const ko: Record<SiteKey, string> = {
  "nav.rules": "룰",
  "nav.reference": "룰과 도구",
  "nav.guide": "해설",
  "nav.guide.of": "{ruleset} 해설",
  "nav.learn": "처음 배우는 마작",
  "nav.glossary": "용어집",
  "nav.compare": "룰 비교",
  "nav.calculator": "점수 계산",
  "nav.calculator.of": "{ruleset} 점수 계산",
  "home.learn": "마작이 처음인 분께",
  "home.learn.text": "패 읽는 법부터 첫 화료까지, 한 단계씩 직접 해 보면서 배울 수 있습니다.",
  "home.learn.of": "{ruleset}: 처음부터 배우기",

  "rules.title": "이 대국의 룰",
  "rules.base": "‘{preset}’에서 바뀐 점:",
  "rules.same": "‘{preset}’ 그대로입니다.",
  "rules.usual": "(보통: {value})",
  "rules.guide": "이 룰의 해설",

  "replay.call": "울기",
  "replay.continue": "여기서부터 치기",
  "replay.continue.title": "이 국면부터 이어서 치시겠습니까?",
  "replay.continue.text": "이 자리에서 보이지 않는 패(다른 사람의 손패, 패산, 뒷도라)는 새로 뽑으므로 실제 대국과 같은 패가 나오지 않습니다. 새 대국으로 시작하며 전적에는 반영하지 않습니다.",
  "replay.continue.start": "여기서부터 치기",
  "replay.continue.seats": "칠 자리",
  "error.cannot_continue": "이 국면에 맞는 패를 다시 뽑지 못했습니다. 다시 시도해 주십시오.",
  "error.game_running": "대국이 끝난 뒤에 할 수 있습니다.",
  "error.no_such_step": "그런 국면이 없습니다.",
  "error.no_such_hand": "그런 국이 없습니다.",
  "error.bad_request": "너무 긴 글이나 쓸 수 없는 값이 들어 있습니다.",
  "replay.share": "공유",
  "replay.share.title": "패보 공유",
  "replay.share.text": "이 링크를 아는 사람은 누구나 이 패보를 볼 수 있습니다.",
  "replay.share.running": "대국이 끝나면 누구나 열 수 있는 링크를 만들 수 있습니다. 지금 링크는 이 브라우저에서만 열립니다.",
  "replay.share.make": "링크 만들기",
  "replay.share.revoke": "공유 중지",
  "replay.share.revoked": "공유를 중지했습니다. 링크는 더 이상 열리지 않습니다.",
  "replay.score": "이 손패 계산",
};

export default ko;
