import { openCopiedSchool } from "#scripts/school.ts";
import { expect, expectHydrated, PASSWORD, test, WIDE } from "../../school";

type School = Awaited<ReturnType<typeof openCopiedSchool>>;

// In a school of its own, because learners everywhere read what is published.
let school: School;
test.beforeAll(async () => {
	school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
});
test.afterAll(() => school.close());

/** A draft of a text of the first course, as somebody else's sitting would leave it. */
async function draft(key: string, language: string, change: object) {
	await school.bindings.DB.prepare(
		`insert into document_drafts (document_id, key, language, body, base, revision, editor_id, edited_at)
		select course.document_id, ?1, ?2, json_patch(part.body, ?3), part.hash, 1, course.instructor_id, 1796000000000
		from courses course join documents on documents.id = course.document_id
		join document_versions version on version.id = documents.published_version_id
		join json_each(version.manifest) entry on entry.value ->> 0 = ?1 and entry.value ->> 1 = ?2
		join document_parts part on part.hash = entry.value ->> 2 where course.id = 1`,
	)
		.bind(key, language, JSON.stringify(change))
		.run();
}

test("what is chosen is published, what is left out or blocked is not", async ({ page }) => {
	const [lesson] = (
		await school.bindings.DB.prepare(
			"select key, id from lessons where course_id = 1 and type = 'article' and retired_at is null order by position",
		).all<{ key: string; id: number }>()
	).results;
	if (!lesson) throw new Error("no lesson");
	const part = `lesson/${lesson.key}`;
	await draft(part, "en", { title: "Mended by hand" });
	await draft(part, "de", { title: "" });
	await draft("course", "en", { title: "A course by another name" });

	await page.request.post(`${school.address}/api/auth/login`, {
		data: { email: "admin@grew.example", password: PASSWORD },
		headers: { Origin: school.address },
	});
	const path = `${school.address}/instructor-dashboard/courses/1/publish`;
	await page.goto(path);
	await expectHydrated(page);
	const main = page.getByRole("main");
	await expect(main.getByText("1 thing blocks it")).toBeVisible();

	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await expect(main.getByText("It cannot be published like this.", { exact: false })).toBeVisible();
	await main.getByRole("checkbox", { name: "Deutsch" }).uncheck();
	await main.getByRole("checkbox", { name: "English" }).first().uncheck();
	await page.getByLabel("Note for the list of versions").fill("A typo");
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await expect(main.getByText("It is published.")).toBeVisible();
	await expect(main.getByRole("checkbox", { name: "Deutsch" })).toBeVisible();
	await page.goto(`${school.address}/en/courses/1`);
	await expect(page.getByText("Mended by hand").first()).toBeAttached();
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("A course by another name");

	await page.goto(path);
	await expectHydrated(page);
	await main.getByText("Discard…").first().click();
	await main.getByRole("listitem").filter({ hasText: "Deutsch" }).last().getByText("Discard…").click();
	await main.getByRole("button", { name: "Discard", exact: true }).filter({ visible: true }).click();
	await expect(main.getByText("The draft is discarded.")).toBeVisible();
	await expect(main.getByRole("checkbox", { name: "Deutsch" })).toBeHidden();
});

test(
	"what is chosen is frozen for a time, listed with zone and UTC, and cancelled",
	WIDE,
	async ({ page, expectAccessible }) => {
		await draft("course", "es", { title: "Otro nombre" });
		await page.request.post(`${school.address}/api/auth/login`, {
			data: { email: "admin@grew.example", password: PASSWORD },
			headers: { Origin: school.address },
		});
		await page.goto(`${school.address}/instructor-dashboard/courses/1/publish`);
		await expectHydrated(page);
		const main = page.getByRole("main");
		await main.getByRole("button", { name: "Choose none" }).click();
		await main.getByRole("checkbox", { name: "Español" }).check();
		await main.getByText("At a time…").click();
		await main.getByLabel("Day").fill("2020-01-01");
		await main.getByLabel("Time").fill("09:30");
		await main.getByRole("button", { name: "Schedule" }).click();
		await expect(main.getByText("Choose a time that is still to come.")).toBeVisible();
		await main.getByLabel("Day").fill("2099-01-01");
		await main.getByRole("button", { name: "Schedule" }).click();
		await expect(main.getByText("It is scheduled.", { exact: false })).toBeVisible();
		await expect(main.getByText(/in UTC: .*2099/)).toBeVisible();
		await main.getByText("1 part is frozen").click();
		await expect(main.getByText("(Español)")).toBeVisible();
		await expectAccessible();
		await main.getByText("Cancel…").click();
		await main.getByRole("button", { name: "Cancel the publication" }).click();
		await expect(main.getByText("The publication is cancelled.")).toBeVisible();
		await expect(main.getByText("1 part is frozen")).toBeHidden();
		await expect(main.getByRole("checkbox", { name: "Español" })).toBeVisible();
	},
);

test("the page fits 320 px in German, and is accessible", WIDE, async ({ page, expectAccessible }) => {
	await draft("course", "fr", { title: "" });
	await page.request.post(`${school.address}/api/auth/login`, {
		data: { email: "admin@grew.example", password: PASSWORD },
		headers: { Origin: school.address },
	});
	await page.context().addCookies([{ name: "lang", value: "de", url: school.address }]);
	await page.setViewportSize({ width: 320, height: 700 });
	await page.goto(`${school.address}/instructor-dashboard/courses/1/publish`);
	await expectHydrated(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Veröffentlichen");
	await expectAccessible();
});
