import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach } from "vitest";

export function validFolder() {
	let folder = "";
	const path = (...parts: string[]) => join(folder, ...parts);
	const write = (file: string, text: string) => {
		mkdirSync(dirname(path(file)), { recursive: true });
		writeFileSync(path(file), text);
	};
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "courses-"));
		for (const [file, text] of Object.entries(VALID_FILES)) write(file, text);
	});
	afterEach(() => rmSync(folder, { recursive: true }));
	return { path, write };
}

export const VALID_FILES: Record<string, string> = {
	"media/a-clip.mp4": "",
	"media/a-clip.webp": "",
	"media/a-clip.en.vtt": "",
	"courses/pricing/course.en.md": `---
id: 7
slug: pricing
topic: analysis
level: beginner
price: { amountCents: 2900, currency: USD }
instructor: someone@grew.example
featured: false
title: "Pricing"
shortDescription: "One sentence."
outcomes:
  - "Do one"
  - "Do two"
  - "Do three"
  - "Do four"
  - "Do five"
  - "Do six"
modules:
  01-ground: { title: "Ground", summary: "One sentence." }
  02-practice: { title: "Practice", summary: "One sentence." }
---
What it is about.
`,
	"courses/pricing/course.de.md": `---
title: Preise
shortDescription: Ein Satz.
outcomes: [Eins, Zwei, Drei, Vier, Fünf, Sechs]
modules:
  01-ground:
    title: Grund
    summary: Ein Satz.
    lessons:
      first: { title: Erstens, summary: Ein Satz. }
      clip: { title: Film, summary: Ein Satz. }
  02-practice:
    title: Praxis
    summary: Ein Satz.
    lessons:
      check: { title: Probe, summary: Ein Satz. }
---
Worum es geht.
`,
	"courses/pricing/01-ground/01-first.en.md": `---
title: "First"
summary: "One sentence."
type: article
minutes: 5
freePreview: true
---
## Begin

A line that goes on
to a [second line](https://law.example).
`,
	"courses/pricing/01-ground/02-clip.en.md": `---
title: "Clip"
summary: "One sentence."
type: video
video: { file: a-clip.mp4, durationSeconds: 60, threshold: 90, captions: [en] }
minutes: 5
---
The same in words.
`,
	"courses/pricing/02-practice/01-check.en.md": `---
title: "Check"
summary: "One sentence."
type: quiz
minutes: 5
passPercent: 80
maxAttempts: 0
questions:
  - id: one
    type: single
    prompt: "What?"
    options:
      - { id: a, text: "This" }
      - { id: b, text: "That", correct: true } # b
    explanation: "Because."
  - id: many
    type: multiple
    prompt: "Which?"
    options:
      - { id: a, text: "This", correct: true }
      - { id: b, text: "That" }
      - { id: c, text: "The other", correct: true } # c
    explanation: "Because."
  - id: yes
    type: trueFalse
    prompt: "Really?"
    answer: false
    explanation: "No."
  - id: sum
    type: number
    prompt: "How much?"
    answer: 12.5
    tolerance: 0.5
    unit: "%"
    explanation: "So much."
  - id: order
    type: ordering
    prompt: "In what order?"
    items:
      - { id: a, text: "First" }
      - { id: b, text: "Second" }
      - { id: c, text: "Third" }
    explanation: "So."
---
Answer all of them.
`,
	"courses/pricing/02-practice/01-check.de.md": `---
title: Probe
summary: Ein Satz.
questions:
  one:
    prompt: Was?
    options: { a: Dies, b: Das }
    explanation: Darum.
  many: { prompt: Welche?, options: { a: Dies, b: Das, c: Jenes }, explanation: Darum. }
  yes: { prompt: Wirklich?, explanation: Nein. }
  sum: { prompt: Wie viel?, explanation: So viel. }
  order: { prompt: Wie?, items: { a: Erstens, b: Zweitens, c: Drittens }, explanation: So. }
---
Bitte alles beantworten.
`,
};
