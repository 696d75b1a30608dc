export const ARTICLE = `---
title: "First"
summary: "One sentence."
type: article
minutes: 5
sums: ["180,000 * 70% - 24,000 - 8,000 = 94,000"]
---
Before.

## Begin

That leaves 94,000.
`;
export const SINGLE_CHOICE = `  - id: one
    type: single
    prompt: "What?"
    source: first#1.1
    options:
      - { id: a, text: "This", correct: true, feedback: "Yes." }
      - { id: b, text: "That", feedback: "No." }
    explanation: "So."
`;
export const NUMBER = `  - id: sum
    type: number
    prompt: "70% of {arv}?"
    source: first#0.1
    variables: { arv: { between: [100, 200], step: 10 } }
    answer: "arv * 0.7"
    tolerance: 1
    unit: USD
    diagnoses:
      - { answer: "arv", text: "Too much." }
    explanation: "{arv * 0.7}"
`;
export const QUIZ = `---
title: "Check"
summary: "One sentence."
type: quiz
minutes: 5
passPercent: 50
maxAttempts: 0
questions:
${SINGLE_CHOICE}${NUMBER}---
Answer.
`;
export const EXERCISE = QUIZ.replace("type: quiz", "type: exercise").replace(
	SINGLE_CHOICE,
	NUMBER.replace("id: sum", "id: first-sum"),
);

const SCENE = EXERCISE.replace("questions:", "variables:\n  price: { between: [1000, 9000], step: 1000 }\nquestions:");
export function scene(table: string): string {
	return SCENE.replace(/Answer\.\n$/, `| Item | USD |\n|---|---:|\n${table}\n`);
}
