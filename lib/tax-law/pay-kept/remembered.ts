/**
 * A function of whole dollars that works out each answer once.
 *
 * @example remembered((dollars) => 2 * dollars)(21) // 42
 */
export function remembered<Answer>(
  answerAt: (dollars: number) => Answer,
): (dollars: number) => Answer {
  const answers = new Map<number, Answer>();
  return (dollars) => {
    const known = answers.get(dollars);
    if (known !== undefined) return known;
    const answer = answerAt(dollars);
    answers.set(dollars, answer);
    return answer;
  };
}
