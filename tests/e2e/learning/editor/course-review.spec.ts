import { openCopiedSchool } from "#scripts/school.ts";
import { expect, expectHydrated, PASSWORD, test, WIDE } from "../../school";

type School = Awaited<ReturnType<typeof openCopiedSchool>>;

// In a school of its own, because learners everywhere read what is published.
let school: School;
test.beforeAll(async () => {
	school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
	await school.bindings.DB.prepare(
		`insert into site_settings (key, value, version) values ('courseApproval', '{"byAdmin":true}', 1)
		on conflict (key) do update set value = excluded.value`,
	).run();
	await school.bindings.DB.prepare(
		`insert into document_drafts (document_id, key, language, body, base, revision, editor_id, edited_at)
		select course.document_id, 'course', 'en', json_patch(part.body, '{"title":"Mended by hand"}'), part.hash, 1,
			course.instructor_id, 1796000000000
		from courses course join documents on documents.id = course.document_id
		join document_versions version on version.id = documents.published_version_id
		join json_each(version.manifest) entry on entry.value ->> 0 = 'course' and entry.value ->> 1 = 'en'
		join document_parts part on part.hash = entry.value ->> 2 where course.id = 1`,
	).run();
});
test.afterAll(() => school.close());

const PUBLISH = "/instructor-dashboard/courses/1/publish";

test(
	"an instructor submits, reads why it came back and submits again; an admin sends back and publishes",
	WIDE,
	async ({ browser, expectAccessible, page }) => {
		const [instructor, admin] = [await browser.newPage(), page];
		const people = [
			[instructor, "instructor@grew.example"],
			[admin, "admin@grew.example"],
		] as const;
		for (const [who, email] of people) {
			await who.request.post(`${school.address}/api/auth/login`, {
				data: { email, password: PASSWORD },
				headers: { Origin: school.address },
			});
		}
		const submit = async () => {
			await instructor.goto(school.address + PUBLISH);
			await expectHydrated(instructor);
			await expect(instructor.getByRole("button", { name: "Publish", exact: true })).toHaveCount(0);
			await instructor.getByRole("button", { name: "Submit for review" }).click();
			await expect(instructor.getByText("It is submitted.", { exact: false })).toBeVisible();
			await expect(instructor.getByRole("button", { name: "Withdraw" })).toBeVisible();
		};
		const review = async () => {
			await admin.goto(`${school.address}/admin/courses`);
			await expectHydrated(admin);
			const queue = admin.getByRole("region", { name: "1 course waits for a review" });
			await queue.getByRole("link").first().click();
			await expect(admin.getByRole("heading", { name: "Waiting for review" })).toBeVisible();
		};
		await submit();
		await review();
		await expectAccessible();
		await admin.getByLabel("Remarks").fill("Name the county.");
		await admin.getByRole("button", { name: "Send back" }).click();
		await expect(admin.getByText("It is sent back.", { exact: false })).toBeVisible();

		await instructor.goto(`${school.address}/instructor-dashboard`);
		await instructor.getByRole("link", { name: "Sent back with remarks" }).click();
		await expect(instructor.getByText("Name the county.")).toBeVisible();
		await submit();
		await review();
		await expect(admin.getByRole("checkbox", { name: "English" })).toBeChecked();
		await admin.getByRole("button", { name: "Publish", exact: true }).click();
		await expect(admin.getByRole("main").getByText("It is published.")).toBeVisible();
		await admin.goto(`${school.address}/en/courses/1`);
		await expect(admin.getByRole("heading", { level: 1 })).toHaveText("Mended by hand");
		await instructor.close();
	},
);

test(
	"the list of courses orders, features and takes back; it is accessible and fits 320 px",
	WIDE,
	async ({ page, expectAccessible }) => {
		await page.request.post(`${school.address}/api/auth/login`, {
			data: { email: "admin@grew.example", password: PASSWORD },
			headers: { Origin: school.address },
		});
		await page.goto(`${school.address}/admin/courses`);
		await expectHydrated(page);
		const main = page.getByRole("main");
		await expectAccessible();
		const first = main.getByRole("rowheader").first();
		const name = (await first.getByRole("link").textContent()) ?? "";
		await main.getByRole("button", { name: `Move ${name} down` }).click();
		await expect(main.getByText("The order is changed.")).toBeVisible();
		await expect(first).not.toContainText(name);
		await main.getByRole("button", { name: /^Undo/ }).first().click();
		await expect(main.getByText("The change is undone.")).toBeVisible();
		await expect(first).toContainText(name);

		const rows = main.getByRole("row");
		await rows.nth(2).locator("summary").click();
		await rows.nth(2).getByRole("button", { name: "Feature on the landing page" }).click();
		await expect(main.getByText("The landing page begins with this course.")).toBeVisible();
		await expect(rows.nth(2)).toContainText("Featured");
		await main.getByRole("checkbox", { name: `Choose ${name}` }).check();
		await expect(main.getByRole("heading", { name: "Hand over the chosen courses" })).toBeVisible();
		const chosen = main.getByRole("region", { name: "The chosen courses" });
		await expect(chosen.getByRole("status")).toHaveText(/^1 course · /);
		await expectAccessible();

		await main.getByText("Withdraw…").click();
		await expect(main.getByText(/Learners who have begun keep everything/)).toBeVisible();
		await main.getByRole("button", { name: "Withdraw", exact: true }).click();
		await expect(main.getByText("Withdrawn. Learners who have begun keep it.")).toBeVisible();
		await expect(first).toContainText(name);
		await expect(rows.nth(1)).toContainText("Withdrawn");
		await expectAccessible();
		await main.getByRole("button", { name: "Offer them again" }).click();
		await expect(main.getByText("Offered again.")).toBeVisible();
		await expect(rows.nth(1)).toContainText("Published");

		await page.setViewportSize({ width: 320, height: 700 });
		await page.goto(`${school.address}/admin/courses`);
		await expectHydrated(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
		await expectAccessible();
	},
);
