import { describe, expect, it } from "vitest";
import ko from "../src/texts/ko";
import { fill } from "../src/texts";
import { particles } from "../src/texts/korean";

describe("Korean particles", () => {
  it.each([
    ["2만은(는) 버릴 수 없습니다.", "2만은 버릴 수 없습니다."],
    ["5삭을(를) 버렸습니다", "5삭을 버렸습니다"],
    ["발이(가) 있습니다", "발이 있습니다"],
    ["소나무이(가) 있습니다", "소나무가 있습니다"],
    ["“바다”은(는) 바람이 아닙니다.", "“바다”는 바람이 아닙니다."],
    ["3을(를)", "3을"],
    ["4을(를)", "4를"],
    ["Aoi이(가)", "Aoi이(가)"],
    ["나이(가) 자리에서 일어나", "내가 자리에서 일어나"],
    ["Aoi, 나이(가)", "Aoi, 내가"],
    ["하나이(가)", "하나가"],
  ])("%s", (given, wanted) => expect(particles(given)).toBe(wanted));

  it("leaves no choice to the reader where a tile is named", () => {
    const said = particles(fill(ko["error.tileForbidden"], { tile: "2만" }));
    expect(said).toContain("2만");
    expect(said).not.toContain("(");
  });
});
