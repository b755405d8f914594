"""The guide of riichi: frequent mistakes, questions and answers. Its relatives change blocks by
id.
"""

from __future__ import annotations

from typing import Final

from jantaku.guide.prose import Ask, Points, Say, Section
from jantaku.guide.shared import DEAD_WAITS
from jantaku.options import names as n

MISTAKES: Final = Section("mistakes", (
    Points((
        Say(n("鳴いて形を作ったのに役がない。鳴く前に、どの役であがるかを決めておきます。", "Calling sets and ending without a yaku. Decide which yaku will win before the first call.", "울어서 형태를 만들었지만 역이 없습니다. 울기 전에 어떤 역으로 화료할지 정해 둡니다.")),
        Say(n("ドラを役と思う。ドラは翻を増やすだけで、ドラだけではあがれません。", "Taking dora for yaku. Dora add han, but do not make a hand win.", "도라를 역으로 생각합니다. 도라는 판수를 늘릴 뿐, 도라만으로는 화료할 수 없습니다.")),
        Say(n("待ちの1つを捨てただけなら、ほかの待ちではロンできると思う。1つでも捨てていれば、どの待ちでもロンできません。", "Thinking furiten concerns one tile only. One discarded wait bars ron on all of them.", "대기패 하나만 버렸으니 다른 대기로는 론할 수 있다고 생각합니다. 모든 대기로 론할 수 없게 됩니다.")),
        Say(n("同じ牌4枚で七対子の対子を2つ取る。七対子には違う対子が7つ必要です。", "Using four alike as two of the seven pairs. All seven must be different.", "같은 패 네 장을 치또이츠의 또이쯔 두 개로 씁니다. 치또이츠에는 서로 다른 또이쯔 일곱 개가 필요합니다.")),
        Say(n("平和の雀頭に三元牌や自風・場風を使う。その手は平和になりません。", "Using a pair of dragons, seat wind or round wind in a pinfu. Such a hand is not pinfu.", "핑후의 머리에 삼원패나 자풍·장풍을 씁니다. 그 손패는 핑후가 되지 않습니다.")),
    )),
))  # fmt: skip

QUESTIONS: Final = Section("questions", (
    Ask(
        n("七対子と二盃口の両方に読める手は？", "A hand reads as seven pairs and as two twin runs. Which is it?", "치또이츠와 량페코 둘 다로 볼 수 있는 손패는?"),
        n("高いほうの読み方で数えます。この場合は二盃口です。", "The reading worth more counts: here two twin runs.", "점수가 더 높은 쪽으로 셉니다. 이 경우에는 량페코입니다."),
    ),
    Ask(
        n("シャンポン待ちのロンで完成した刻子は暗刻ですか？", "Is a triplet completed by ron concealed?", "샤보 대기의 론으로 완성된 커쯔는 안커입니까?"),
        n("明刻です。三暗刻や四暗刻には数えません。", "No. It counts as open, so not towards three or four concealed triplets.", "아닙니다, 밍커입니다. 산안커나 스안커에는 세지 않습니다."),
    ),
    Ask(
        n("リーチのあとでフリテンに気づいたら？", "I am in riichi and notice that I am furiten. What now?", "리치한 뒤에 후리텐임을 알게 되면 어떻게 됩니까?"),
        n("ロンはできませんが、ツモればあがれます。罰はありません。", "No ron, but a self-draw wins. There is no penalty.", "론은 할 수 없지만 쯔모하면 화료할 수 있습니다. 벌칙은 없습니다."),
    ),
    *DEAD_WAITS,
    Ask(
        n("13翻に届いたら？", "What if a hand reaches thirteen han?", "13판이 되면?"),
        n("数え役満になり、役満1つと同じ点数です。", "It is a counted yakuman, worth one yakuman.", "헤아림 역만이 되며 점수는 역만 하나와 같습니다."),
        when={"counted_yakuman": True},
    ),
    Ask(
        n("13翻に届いたら？", "What if a hand reaches thirteen han?", "13판이 되면?"),
        n("数え役満はなく、三倍満のままです。", "There is no counted yakuman; it stays a sanbaiman.", "헤아림 역만이 없으므로 그대로 삼배만입니다."),
        when={"counted_yakuman": False},
    ),
))  # fmt: skip
