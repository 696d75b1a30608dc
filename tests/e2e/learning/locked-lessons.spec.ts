import { openCopiedSchool } from "#scripts/school.ts";
import { expect, expectHydrated, PASSWORD, test, WIDE } from "../school";

type School = Awaited<ReturnType<typeof openCopiedSchool>>;

// In a school of its own, because learners everywhere read what is published.
let school: School;
let courseId = 0;
let first = { id: 0, key: "", title: "" };
let second = first;
test.beforeAll(async () => {
	school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
	const taken = await school.bindings.DB.prepare(
		`select e.id, e.course_id as courseId from enrollments e join users u on u.id = e.user_id
		join courses c on c.id = e.course_id join users teacher on teacher.id = c.instructor_id
		where u.email = 'student@grew.example' and teacher.email = 'instructor@grew.example'
		and e.status in ('enrolled', 'active', 'in_progress') limit 1`,
	).first<{ id: number; courseId: number }>();
	if (!taken) throw new Error("no course");
	courseId = taken.courseId;
	await school.bindings.DB.prepare("delete from lesson_progress where enrollment_id = ?").bind(taken.id).run();
	const { results } = await school.bindings.DB.prepare(
		`select l.id, l.key, t.title from lessons l join lesson_translations t on t.lesson_id = l.id and t.language = 'en'
		where l.course_id = ? and l.retired_at is null and not l.free_preview and l.type = 'article' order by l.position limit 2`,
	)
		.bind(courseId)
		.all<{ id: number; key: string; title: string }>();
	const [one, two] = results;
	if (!one || !two) throw new Error("no lessons");
	[first, second] = [one, two];
});
test.afterAll(() => school.close());

test("an instructor lets a lesson open after another; a learner reads why, completes that one, and gets in", async ({
	page,
	expectAccessible,
}) => {
	const signIn = async (who: string) => {
		await page.context().clearCookies();
		const answer = await page.request.post(`${school.address}/api/auth/login`, {
			data: { email: `${who}@grew.example`, password: PASSWORD },
			headers: { Origin: school.address },
		});
		expect(answer.ok()).toBe(true);
	};
	const curriculum = `${school.address}/instructor-dashboard/courses/${courseId}/curriculum`;
	const inspector = page.getByRole("complementary");
	const choose = async (lesson: typeof first, after: typeof first) => {
		await page.goto(`${curriculum}?lesson=${lesson.key}`);
		await expectHydrated(page);
		await inspector.locator("#lesson-add-after").selectOption(after.key);
		await inspector.getByRole("button", { name: "Save", exact: true }).click();
	};
	await signIn("instructor");
	await choose(second, first);
	await expect(inspector.getByText(`Learners read: Opens after “${first.title}”.`)).toBeVisible();
	await expect(page.locator(`#lesson-${second.key}`).getByText(/^After \d/)).toBeVisible();
	await expect(inspector.getByRole("checkbox", { name: first.title })).toBeChecked();
	await expectAccessible();
	await choose(first, second);
	await expect(page.getByRole("alert").filter({ visible: true })).toContainText(
		`The lesson would have to be completed before it opens: ${first.title} → ${second.title} → ${first.title}.`,
	);

	await page.goto(`${school.address}/instructor-dashboard/courses/${courseId}/publish`);
	await expectHydrated(page);
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await expect(page.getByRole("main").getByText("It is published.")).toBeVisible();

	await signIn("student");
	await page.goto(`${school.address}/lessons/${second.id}`);
	await expectHydrated(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(second.title);
	await expect(page.getByText(`Opens after “${first.title}”.`)).toBeVisible();
	await expectAccessible();
	await page.getByRole("main").getByRole("link", { name: first.title, exact: true }).click();
	await expect(page).toHaveURL(`${school.address}/lessons/${first.id}`);
	await page.getByRole("button", { name: "Mark as done" }).click();
	await expect(page.locator("#end").getByText("Lesson completed.")).toBeVisible();
	await page.goto(`${school.address}/lessons/${second.id}`);
	await expect(page.getByText("This lesson is not open yet")).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Mark as done" })).toBeVisible();
});

test(
	"days and a date show only their own field, and both fit 320 px in German",
	WIDE,
	async ({ page, expectAccessible }) => {
		await page.request.post(`${school.address}/api/auth/login`, {
			data: { email: "admin@grew.example", password: PASSWORD },
			headers: { Origin: school.address },
		});
		await page.context().addCookies([{ name: "lang", value: "de", url: school.address }]);
		await page.setViewportSize({ width: 320, height: 700 });
		await page.goto(`${school.address}/instructor-dashboard/courses/${courseId}/curriculum?lesson=${second.key}`);
		await expectHydrated(page);
		const inspector = page.getByRole("complementary");
		await expect(inspector.getByLabel("Tage nach der Einschreibung", { exact: true })).toHaveCount(0);
		await inspector.getByRole("radio", { name: "Einige Tage nach der Einschreibung" }).check();
		await inspector.getByLabel("Tage nach der Einschreibung", { exact: true }).fill("3");
		await expectAccessible();
		await inspector.getByRole("radio", { name: "An einem Datum" }).check();
		await inspector.getByLabel("Datum", { exact: true }).fill("2099-12-01");
		await expectAccessible();
		await inspector.getByRole("button", { name: "Speichern", exact: true }).click();
		await expect(inspector.getByText(/Lernende lesen: Öffnet sich am 01\.12\.2099, 00:00/)).toBeVisible();
	},
);
