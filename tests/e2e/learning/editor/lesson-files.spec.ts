import type { Page } from "@playwright/test";
import { openCopiedSchool } from "#scripts/school.ts";
import { png } from "#tests/pictures/png.ts";
import { expect, expectHydrated, PASSWORD, test, WIDE } from "../../school";

type School = Awaited<ReturnType<typeof openCopiedSchool>>;

// In a school of its own, because learners everywhere read what is published.
let school: School;
test.beforeAll(async () => {
	school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
});
test.afterAll(() => school.close());
test.describe.configure({ mode: "serial" });
// The refusal of a file of another kind.
test.use({ tolerated: /415/ });

const source = (page: Page) => page.locator(".cm-content");
const preview = (page: Page) => page.locator("[data-lesson-preview]");
const dialog = (page: Page) => page.getByRole("dialog");

async function signIn(page: Page, role: string) {
	await page.request.post(`${school.address}/api/auth/login`, {
		data: { email: `${role}@grew.example`, password: PASSWORD },
		headers: { Origin: school.address },
	});
}
async function open(page: Page, lesson: string) {
	await page.goto(`${school.address}/instructor-dashboard/courses/1/lessons/${lesson}?lang=en`);
	await expectHydrated(page, "lesson-side");
	await expect(source(page)).toBeVisible();
	await source(page).click();
	await page.keyboard.press("Control+End");
}
/** As from the clipboard or dragged; Playwright itself can put no file there. */
async function give(page: Page, how: "paste" | "drop", file: { name: string; type: string; bytes: Uint8Array }) {
	await source(page).evaluate(
		(content, { how, name, type, bytes }) => {
			const transfer = new DataTransfer();
			transfer.items.add(new File([Uint8Array.from(bytes)], name, { type }));
			const { right, bottom } = content.getBoundingClientRect();
			const at = { bubbles: true, cancelable: true, clientX: right - 5, clientY: bottom - 5 };
			content.dispatchEvent(
				how === "paste"
					? new ClipboardEvent("paste", { ...at, clipboardData: transfer })
					: new DragEvent("drop", { ...at, dataTransfer: transfer }),
			);
		},
		{ ...file, how, bytes: [...file.bytes] },
	);
}
const PICTURE = { name: "front.png", type: "image/png", bytes: png(120, 80) };

test(
	"a pasted picture asks what it shows, is placed, published, and seen by a learner",
	WIDE,
	async ({ page, browser, expectAccessible }) => {
		await signIn(page, "admin");
		await open(page, "how-wholesaling-works");
		await give(page, "paste", PICTURE);
		await expect(dialog(page).getByLabel("What does the picture show?")).toBeFocused();
		await expectAccessible();
		await page.keyboard.press("Enter");
		await expect(dialog(page).getByText("Say what the picture shows, or that it is decoration.")).toBeVisible();
		await page.keyboard.type("The front of 5 Mill Lane");
		await page.keyboard.press("Enter");
		await expect(dialog(page)).toHaveCount(0);
		await expect(source(page)).toBeFocused();
		await expect(source(page)).toContainText("![The front of 5 Mill Lane](file:");
		const shown = preview(page).getByRole("img", { name: "The front of 5 Mill Lane" });
		await shown.scrollIntoViewIfNeeded();
		await expect.poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(120);

		await give(page, "drop", { ...PICTURE, name: "line.png" });
		await dialog(page).getByLabel("This picture is decoration").check();
		await dialog(page).getByRole("button", { name: "Place it" }).click();
		await expect(source(page)).toContainText("![](file:");
		await page.keyboard.press("Control+s");
		await expect(page.locator("[data-save-state]")).toHaveAttribute("data-save-state", "saved");

		await page.goto(`${school.address}/instructor-dashboard/courses/1/publish`);
		await expectHydrated(page);
		await page.getByRole("button", { name: "Publish", exact: true }).click();
		await expect(page.getByRole("main").getByText("It is published.")).toBeVisible();
		const id = await school.bindings.DB.prepare(
			"select id from lessons where course_id = 1 and key = 'how-wholesaling-works'",
		).first<number>("id");
		const learner = await browser.newContext();
		const reading = await learner.newPage();
		await signIn(reading, "student");
		await reading.goto(`${school.address}/lessons/${id}`);
		const seen = reading.getByRole("main").getByRole("img", { name: "The front of 5 Mill Lane" });
		await seen.scrollIntoViewIfNeeded();
		await expect.poll(() => seen.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(120);
		await learner.close();
	},
);

test(
	"a document becomes a link with its size, another kind is refused in words, and the library places it again",
	WIDE,
	async ({ page, expectAccessible }) => {
		await signIn(page, "admin");
		await open(page, "anatomy-of-a-listing");
		const pdf = new TextEncoder().encode(`%PDF-1.4\n${" ".repeat(2000)}\n%%EOF\n`);
		await give(page, "paste", { name: "film.mov", type: "video/quicktime", bytes: new Uint8Array(900) });
		await expect(dialog(page).getByRole("alert").last()).toContainText("This kind of file is not taken here");
		await dialog(page).getByRole("button", { name: "Leave it out" }).click();
		await give(page, "paste", { name: "offer sheet.pdf", type: "application/pdf", bytes: pdf });
		await expect(dialog(page).getByLabel("Text of the link")).toHaveValue(/^offer sheet\.pdf \(2 kB\)$/);
		await dialog(page).getByRole("button", { name: "Place it" }).click();
		await expect(source(page)).toContainText("[offer sheet.pdf (2 kB)](file:");

		await page.getByRole("button", { name: "From the library" }).click();
		await dialog(page).getByLabel("Name of the file").fill("offer");
		await expect(dialog(page).getByRole("status")).toHaveText("1 file found");
		await expectAccessible();
		await dialog(page)
			.getByRole("button", { name: /offer sheet/ })
			.click();
		await dialog(page).getByLabel("Text of the link").fill("once more");
		await page.keyboard.press("Enter");
		await expect(source(page)).toContainText("[once more](file:");
	},
);

test(
	"by keyboard alone a term, a lesson and an address are linked, around what is selected",
	WIDE,
	async ({ page, expectAccessible }) => {
		await signIn(page, "admin");
		await open(page, "a-search-you-can-repeat");
		await page.keyboard.press("Enter");
		await page.keyboard.press("Enter");
		await page.keyboard.type("assignment fee");
		await page.keyboard.press("Shift+Home");
		await page.keyboard.press("Control+k");
		const field = dialog(page).getByRole("combobox", { name: "What to link to" });
		await expect(field).toBeFocused();
		await expect(field).toHaveValue("assignment fee");
		await expect(dialog(page).getByRole("option").first()).toContainText("/glossary/assignment-fee");
		await expectAccessible();
		await page.keyboard.press("Enter");
		await expect(source(page)).toBeFocused();
		await expect(source(page)).toContainText("[assignment fee](/glossary/assignment-fee)");

		await page.keyboard.type(" ");
		await page.keyboard.press("Control+k");
		await page.keyboard.type("anatomy of a listing");
		const lesson = dialog(page).getByRole("option").filter({ hasText: "/anatomy-of-a-listing" });
		await expect(lesson).toBeVisible();
		const options = await dialog(page).getByRole("option").allTextContents();
		const steps = options.findIndex((text) => text.includes("/anatomy-of-a-listing"));
		for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowDown");
		await expect(lesson).toHaveAttribute("aria-selected", "true");
		await page.keyboard.press("Enter");
		await expect(source(page)).toContainText(/\]\(lesson:[a-z-]+\/anatomy-of-a-listing\)/);

		await page.keyboard.press("Control+k");
		await page.keyboard.type("https://example.com/a");
		await page.keyboard.press("Enter");
		await expect(source(page)).toContainText("(https://example.com/a)");
		await page.keyboard.press("Control+k");
		await page.keyboard.press("Escape");
		await expect(dialog(page)).toHaveCount(0);
		await expect(source(page)).toBeFocused();
	},
);

test(
	"tables of sums, areas and check lists are written by the toolbar, and the reading level is said",
	WIDE,
	async ({ page }) => {
		await signIn(page, "admin");
		await open(page, "signs-of-a-motivated-owner");
		await expect(page.getByText(/\(\d+ of 100\)/)).toBeVisible();
		await page.getByRole("button", { name: "Table of sums (USD)" }).click();
		await page.keyboard.type("Rent");
		await expect(source(page)).toContainText("| Rent |  |");
		await expect(preview(page).getByRole("columnheader", { name: "USD" }).last()).toBeVisible();
		await page.keyboard.press("Control+End");
		await page.keyboard.type("About 104");
		await page.keyboard.press("Shift+Home");
		await page.getByRole("button", { name: "Area in m²" }).click();
		await expect(source(page)).toContainText("About 104\u00a0m²");
	},
);

test.describe("without script", WIDE, () => {
	test.use({ javaScriptEnabled: false });
	test("a file is sent below the editor and its Markdown is shown to copy", async ({ page }) => {
		await signIn(page, "admin");
		await page.goto(`${school.address}/instructor-dashboard/courses/1/lessons/how-wholesaling-works?lang=en`);
		await page.getByLabel("File", { exact: true }).setInputFiles({
			name: "plain.png",
			mimeType: "image/png",
			buffer: Buffer.from(png(70, 70)),
		});
		await page.getByLabel("What the picture shows").fill("A plain door");
		await page.getByRole("button", { name: "Send the file" }).click();
		await expect(page.getByRole("main").getByText("plain.png is there.")).toBeVisible();
		await expect(page.getByRole("main").getByText(/!\[A plain door\]\(file:[0-9a-f]{32}\)/)).toBeVisible();
	});
});
