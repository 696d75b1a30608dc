import { newHexId } from "#app/shared/ids.ts";
import { type Formats, formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findIntake, type Intake, listIntakes, listLines, type StoredLine } from "../intakes.repository.server";
import { type IntakeKind, MOST_LINES, missingFields } from "../kinds";
import { checkLines, type SchoolTime } from "../lines/check-lines.server";
import { cellOf, type LineRefusal, type Outcome, type Verdict } from "../lines/verdict";

const MOST_SHOWN = 100;
const MOST_PREVIEWED = 5;

export type ReportedLine = Omit<Verdict, "outcome"> & { outcome: Outcome | null };
export type IntakeData = NonNullable<Awaited<ReturnType<typeof intakeData>>>;
type IntakeKey = { id: string; kind: IntakeKind } & SchoolTime;

type Reader = { language: Language; timeZone: string };

export async function intakePageData(db: Database, which: IntakeKey, { language, timeZone }: Reader) {
	const intake = await intakeData(db, { ...which, formats: formatsFor({ language, timeZone }) });
	if (!intake) return null;
	const t = getFixedT(language, "intake");
	return { title: t(`titles.${which.kind}`), description: t(`ledes.${which.kind}`), intake };
}

export async function newIntakePageData(db: Database, kind: IntakeKind, { language, timeZone }: Reader) {
	const t = getFixedT(language, "intake");
	return {
		title: t(`titles.${kind}`),
		description: t(`ledes.${kind}`),
		kind,
		id: newHexId(),
		intakes: await latestIntakes(db, kind, formatsFor({ language, timeZone })),
	};
}

export type NewIntakePageData = Awaited<ReturnType<typeof newIntakePageData>>;

export async function intakeData(db: Database, { formats, ...which }: IntakeKey & { formats: Formats }) {
	const found = await reportedLines(db, which);
	if (!found) return null;
	const { intake, lines } = found;
	const wrong = lines.filter(({ outcome }) => outcome === "refused");
	const count = (outcome: Outcome | null) => formats.number(lines.filter((line) => line.outcome === outcome).length);
	return {
		...intakeView(intake, formats),
		heads: intake.heads,
		mapping: intake.mapping,
		language: intake.language,
		readAs: intake.readAs,
		firstLines: intake.state === "draft" ? found.firstLines : [],
		missing: missingFields(intake.kind, intake.mapping),
		counts: {
			done: count("done"),
			changed: count("changed"),
			unchanged: count("unchanged"),
			refused: count("refused"),
			waiting: count(null),
		},
		isAllWrong: wrong.length === lines.length,
		wrong: wrong.slice(0, MOST_SHOWN),
		hasMoreWrong: wrong.length > MOST_SHOWN,
	};
}

async function latestIntakes(db: Database, kind: IntakeKind, formats: Formats) {
	return (await listIntakes(db, kind)).map((intake) => intakeView(intake, formats));
}

export async function reportedLines(db: Database, { id, kind, ...when }: IntakeKey) {
	const [[intake], lines] = await db.batch([
		findIntake(db, { id, kind }),
		listLines(db, id, { after: 0, limit: MOST_LINES }),
	]);
	if (!intake) return null;
	if (intake.state !== "draft")
		return { intake, lines: lines.map((line) => storedVerdict(line, intake)), firstLines: [] };
	const looked = await checkLines(db, intake, lines, when);
	const firstLines = lines.slice(0, MOST_PREVIEWED).map(({ number, cells }) => ({ number, cells }));
	return { intake, lines: looked.map(({ verdict }): ReportedLine => verdict), firstLines };
}

function storedVerdict(line: StoredLine, { mapping }: Intake): ReportedLine {
	const { number, outcome, why, value } = line;
	return { number, who: cellOf(line, mapping, "email"), outcome, why: why as LineRefusal | null, value };
}

function intakeView({ id, kind, state, lines, settled, createdAt }: Intake, formats: Formats) {
	return { id, kind, state, lines, settled, created: formats.dateTime(createdAt) };
}
