import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { shipCourse } from "#app/features/learning/authoring/publishing/ship-course.server.ts";
import { isIndexIncomplete, rebuildIndex } from "#app/features/library/search/index/rebuild-index.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { connect } from "./client.server.ts";
import type { CourseContent } from "./content/course-content.ts";
import { RENDERER } from "./content/markdown.ts";
import { readCourses } from "./content/read-courses.ts";
import { loadForum } from "./seed/forum/load-forum.ts";
import { loadActivity, loadStudentActivity, loadStudentDays } from "./seed/load-activity.ts";
import { loadAnnouncements } from "./seed/load-announcements.ts";
import { loadHelp } from "./seed/load-help.ts";
import { loadLibrary } from "./seed/load-library.ts";
import { loadMedia } from "./seed/load-media.ts";
import { loadModeration } from "./seed/load-moderation.ts";
import { loadMoney } from "./seed/load-money.ts";
import { loadNotifications } from "./seed/load-notifications.ts";
import { loadPeople } from "./seed/load-people.ts";
import { DEMO_BUYERS } from "./seed/money/buyers.ts";
import { DEMO_ACCOUNTS, DEMO_LEARNERS } from "./seed/people.ts";
import { readEntryKinds } from "./seed/read-entry-kinds.ts";
import { readSearchables } from "./seed/read-searchables.ts";
import { reportShipment } from "./seed/report-shipment.ts";
import { loadTestimonials } from "./seed/site/load-testimonials.ts";
import { loadAnswers } from "./seed/teaching/load-answers.ts";
import { loadFigures } from "./seed/teaching/load-figures.ts";

export type SeedOptions = {
	/** Defaults to false. */
	demoPeople?: boolean;
	/** With `courses`, `media` and `library`; defaults to the shipped folder. */
	content?: string;
	/** Called with a line of progress during a long run; not called when nothing is missing. */
	progress?: (line: string) => void;
};

/**
 * Idempotent: skips what is present. A changed course is published again, keeping the school's edits; in production
 * it belongs to the instructor with the confirmed address it names, else to the first admin, and waits if there is
 * neither. Throws ContentError with file and line for an invalid course.
 */
export async function seedDatabase(
	binding: D1Database,
	media: R2Bucket,
	say: (line: string) => void,
	options: SeedOptions = {},
): Promise<void> {
	const { demoPeople = false, content = SHIPPED_CONTENT_FOLDER, progress = () => {} } = options;
	const now = new Date();
	const [state] = await Promise.all([readState(binding), loadMedia(media, join(content, "media"), say)]);
	const newPeople = demoPeople ? await loadPeople(binding, state.emails, now, say) : new Set<string>();

	if (demoPeople && !state.hasStudentDays) await loadStudentDays(binding, STUDENT, now);
	if (demoPeople && !state.hasTickets) await loadHelp(binding, now, say);

	const root = join(content, "courses");
	const hashes = hashCourses(root);
	const changed = [...hashes].filter(([, hash]) => !state.sources.has(hash)).map(([slug]) => slug);
	const unlived = demoPeople ? [...hashes.keys()].filter((slug) => !state.livedIn.has(slug)) : [];
	const isStudentNew = newPeople.has(STUDENT.email);
	const toRead = isStudentNew ? [...hashes.keys()] : [...new Set([...changed, ...unlived])];
	let done = hashes.size - changed.length;
	if (changed.length > 0 && done > 0) progress(`Courses: ${done} of ${hashes.size} are there already.`);
	for (const course of toRead.length === 0 ? [] : readCourses(root, { only: toRead })) {
		if (changed.includes(course.slug)) {
			const shipment = { course, sourceHash: String(hashes.get(course.slug)), now, demoPeople };
			const isThere = await publishShipped(binding, shipment, say).catch((cause) => {
				const there = `${done} of ${hashes.size} courses are there`;
				throw new Error(`The course ${course.slug} could not be published; ${there}`, { cause });
			});
			if (!isThere) continue;
			done += 1;
			progress(`Courses: ${done} of ${hashes.size}.`);
		}
		if (unlived.includes(course.slug)) {
			const count = await loadActivity(binding, STUDENT, course, now);
			say(`${count} demo learners take “${course.translations.en.title}”.`);
		} else if (isStudentNew) await loadStudentActivity(binding, STUDENT, course, now);
	}
	// After the courses, since purchases refer to them. One transaction, so that orders say that all of it is there: a run that
	// was interrupted before is completed, though its people are known by now.
	if (demoPeople && !state.hasOrders) await loadMoney(binding, now, say);
	if (demoPeople && unlived.length > 0) await loadAnswers(binding, now);
	if (demoPeople && !state.hasFigures) await loadFigures(binding, now);
	if (demoPeople && !state.hasNotifications) await loadNotifications(binding, now, say);
	if (demoPeople && !state.hasAnnouncements) await loadAnnouncements(binding, now, say);
	if (demoPeople && !state.hasCases) await loadModeration(binding, now, say);
	if (demoPeople && !state.hasTopics) await loadForum(binding, now, say);
	if (demoPeople && !state.hasTestimonials) await loadTestimonials(binding, now);
	// After the courses, since some entries refer to one.
	const [searchables, kinds] = [await readSearchables(), await readEntryKinds()];
	await loadLibrary(binding, media, { root: join(content, "library"), searchables, kinds, now, say, progress });
	const db = connect(binding);
	if (await isIndexIncomplete(db, searchables)) {
		say(`${await rebuildIndex(db, { searchables, kinds, now })} documents are found by the search.`);
	}
}

const SHIPPED_CONTENT_FOLDER = fileURLToPath(new URL("content", import.meta.url));
const STUDENT = DEMO_ACCOUNTS[0] as (typeof DEMO_ACCOUNTS)[number];

/** Raise it when the readers change, so that all courses are read again. */
const READER_VERSION = "3";

/**
 * Hashes of the present courses, which have demo learners, the existing demo addresses, and whether there are tickets,
 * sales, notifications, announcements and learning days of the demo student. One round trip.
 */
async function readState(db: D1Database) {
	const wanted = JSON.stringify([...DEMO_ACCOUNTS, ...DEMO_LEARNERS, ...DEMO_BUYERS].map(({ email }) => email));
	const learners = JSON.stringify(DEMO_LEARNERS.map(({ email }) => email));
	const [sources, emails, lived, written, ordered, told, days, announced, counted, quoted, judged, discussed] =
		await db.batch<Record<string, string>>([
			db.prepare(
				"SELECT shipped ->> 'sourceHash' AS hash FROM documents WHERE kind = 'course' AND shipped IS NOT NULL",
			),
			db.prepare("SELECT email FROM users WHERE email IN (SELECT value FROM json_each(?))").bind(wanted),
			db
				.prepare(
					`SELECT DISTINCT c.slug FROM users u JOIN enrollments e ON e.user_id = u.id JOIN courses c ON c.id = e.course_id
				WHERE u.email IN (SELECT value FROM json_each(?))`,
				)
				.bind(learners),
			db.prepare("SELECT id FROM tickets LIMIT 1"),
			db.prepare(
				"SELECT id FROM orders UNION ALL SELECT id FROM memberships UNION ALL SELECT code FROM affiliates LIMIT 1",
			),
			db.prepare("SELECT id FROM notifications LIMIT 1"),
			db
				.prepare("SELECT d.day FROM learning_days d JOIN users u ON u.id = d.user_id WHERE u.email = ? LIMIT 1")
				.bind(STUDENT.email),
			db.prepare("SELECT id FROM announcements LIMIT 1"),
			db.prepare("SELECT course_id FROM course_figures LIMIT 1"),
			// A figure that was deleted has left its deed, and does not come back.
			db.prepare(
				"SELECT id FROM testimonials WHERE kind = 'claim' UNION ALL SELECT id FROM audit_entries WHERE subject_kind = 'testimonial' LIMIT 1",
			),
			db.prepare("SELECT id FROM moderation_cases LIMIT 1"),
			db.prepare("SELECT id FROM forum_topics LIMIT 1"),
		]);
	return {
		sources: new Set(sources?.results.map(({ hash }) => String(hash))),
		emails: new Set(emails?.results.map(({ email }) => String(email))),
		hasTickets: (written?.results.length ?? 0) > 0,
		hasOrders: (ordered?.results.length ?? 0) > 0,
		hasNotifications: (told?.results.length ?? 0) > 0,
		hasAnnouncements: (announced?.results.length ?? 0) > 0,
		hasCases: (judged?.results.length ?? 0) > 0,
		hasTopics: (discussed?.results.length ?? 0) > 0,
		hasTestimonials: (quoted?.results.length ?? 0) > 0,
		hasFigures: (counted?.results.length ?? 0) > 0,
		hasStudentDays: (days?.results.length ?? 0) > 0,
		livedIn: new Set(lived?.results.map(({ slug }) => String(slug))),
	};
}

function hashCourses(root: string): Map<string, string> {
	if (!existsSync(root)) return new Map();
	const slugs = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
	const shared = hashFolder(join(root, "../figures"), `${READER_VERSION} ${RENDERER}`);
	return new Map(slugs.map(({ name }) => [name, hashFolder(join(root, name), `${shared} ${name}`)]));
}

function hashFolder(folder: string, beginning: string): string {
	const hash = createHash("sha256").update(beginning);
	if (!existsSync(folder)) return hash.digest("hex");
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.startsWith("."))
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
	for (const file of files) hash.update(`\0${file.slice(folder.length)}\0`).update(readFileSync(file));
	return hash.digest("hex");
}

type Shipment = { course: CourseContent; sourceHash: string; now: Date; demoPeople: boolean };

/** False if the school does not have the course afterwards. */
async function publishShipped(db: D1Database, shipment: Shipment, say: (line: string) => void): Promise<boolean> {
	const { course, sourceHash, now, demoPeople } = shipment;
	const instructorId = await findInstructor(db, course.instructor);
	if (instructorId === null) {
		say(`“${course.translations.en.title}” waits: there is no ${course.instructor} and no admin yet.`);
		return false;
	}
	// The demo courses are older than the demo enrollments.
	const publishedDaysAgo = demoPeople ? 330 - course.id * 12 : 0;
	const publishedAt = new Date(now.getTime() - publishedDaysAgo * DAY_MS);
	const outcome = await shipCourse(connect(db), { course, sourceHash, instructorId, publishedAt, now });
	reportShipment(course, outcome, say);
	return outcome.ok;
}

/** Requires the instructor role, since anybody may register the address that a course names. */
async function findInstructor(db: D1Database, email: string): Promise<number | null> {
	return db
		.prepare(
			`SELECT id FROM users WHERE (email = ?1 AND role = 'instructor' AND email_verified_at IS NOT NULL) OR role = 'admin'
			ORDER BY email = ?1 DESC, id LIMIT 1`,
		)
		.bind(email)
		.first<number>("id");
}
