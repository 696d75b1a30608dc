import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { COURSE_FILE, PLAIN_FORM_BYTES } from "#app/features/learning/authoring/files/course-file.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { formatBytes } from "#app/shared/words/format-bytes.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Search } from "#app/ui/icons.tsx";
import { Pagination } from "#app/ui/paging/pagination.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { CourseFrame } from "../frame/course-frame";
import { LONGEST_ALT } from "./alt-limit";
import type { FilesAnswer } from "./answer-files-form.server";
import { FilePicture } from "./file-picture";
import type { FilesPageData, ShownCourseFile } from "./files-page-data.server";
import { PlainUpload } from "./plain-upload";

type Props = { page: FilesPageData; answer: FilesAnswer | undefined };

/** Pictures and downloads of a course: send one, copy its Markdown, remove what nothing uses. Works without script. */
export function FilesPage({ page, answer }: Props) {
	const { t, i18n } = useTranslation(["course-files", "lists", "uploads"]);
	const { frame, q, files, added, done } = page;
	const path = `/instructor-dashboard/courses/${frame.id}/files`;
	const { field } = useFields({ namespace: "course-files", reply: answer?.reply });
	const hrefFor = (number: number) => `${path}?${new URLSearchParams({ ...(q ? { q } : {}), page: String(number) })}`;
	return (
		<CourseFrame course={frame} at="files">
			<div className="grid grid-cols-[minmax(0,1fr)] gap-8">
				<div className="grid gap-4 empty:hidden">
					{answer?.refusal ? (
						<ResultNotice tone="danger">
							{t(`uploads:errors.${answer.refusal}`, {
								most: formatBytes(
									answer.refusal === "quota" ? COURSE_FILE.perDay.bytes : PLAIN_FORM_BYTES,
									i18n.language,
								),
							})}
						</ResultNotice>
					) : null}
					{answer?.uses ? (
						<ResultNotice tone="danger" title={t("course-files:inUse")}>
							<ul className="list-disc pl-5">
								{answer.uses.map((use) => (
									<li key={use}>{use}</li>
								))}
							</ul>
						</ResultNotice>
					) : null}
					{done && !answer ? <ResultNotice tone="success">{t(`course-files:done.${done}`)}</ResultNotice> : null}
					{added && !answer ? <Added file={added} /> : null}
				</div>
				<section aria-labelledby="files-upload" className="rounded-card border border-line bg-surface-raised p-5">
					<h2 id="files-upload" className="font-serif text-step-3">
						{t("course-files:upload.title")}
					</h2>
					<PlainUpload
						action={path}
						help={t("course-files:upload.help", {
							most: formatBytes(PLAIN_FORM_BYTES, i18n.language),
							largest: formatBytes(COURSE_FILE.maxBytes, i18n.language),
						})}
						file={field("file")}
						alt={field("alt")}
					/>
				</section>
				<section aria-labelledby="files-list" className="grid gap-4">
					<div className="flex flex-wrap items-end justify-between gap-4">
						<h2 id="files-list" className="font-serif text-step-3">
							{t("course-files:count", { count: page.total })}
						</h2>
						<Form method="get" action={path} className="flex min-w-0 grow gap-2 sm:max-w-96" role="search">
							<TextField
								type="search"
								name="q"
								key={q}
								defaultValue={q}
								label={t("course-files:search")}
								hideLabel
								placeholder={t("course-files:search")}
								maxLength={LONGEST_ALT}
								before={<Search className="size-4" />}
								className="min-w-0 grow"
							/>
							<Button type="submit" variant="secondary">
								{t("course-files:find")}
							</Button>
						</Form>
					</div>
					{page.total === 0 ? (
						<EmptyState title={t("course-files:none")} headingLevel={3}>
							{t("course-files:noneText")}
						</EmptyState>
					) : null}
					{page.total > 0 && files.length === 0 ? <p>{t("course-files:noneFound")}</p> : null}
					<ul className="grid gap-3 empty:hidden">
						{files.map((file) => (
							<FileRow key={file.id} file={file} path={path} />
						))}
					</ul>
					<Pagination
						page={page.page}
						pageCount={page.pageCount}
						hrefFor={hrefFor}
						labels={{
							navigation: t("lists:pages.label"),
							previous: t("lists:pages.previous"),
							next: t("lists:pages.next"),
							page: (number) => t("lists:pages.page", { number }),
						}}
					/>
				</section>
			</div>
		</CourseFrame>
	);
}

function FileRow({ file, path }: { file: ShownCourseFile; path: string }) {
	const { t } = useTranslation("course-files");
	return (
		<li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border border-line bg-surface-raised p-4">
			<FilePicture file={file} />
			<div className="min-w-0">
				<p className="text-ui font-strong wrap-anywhere">{file.name}</p>
				<p className="text-step-1 text-ink-muted">
					{file.size} · {file.added}
				</p>
				<div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-2">
					{file.isFilm ? (
						<p className="flex min-h-11 items-center text-label text-ink-muted">{t("film")}</p>
					) : (
						<details className="min-w-0">
							<summary className="link flex min-h-11 cursor-pointer items-center text-label">{t("markdown")}</summary>
							<code className="block font-mono text-label wrap-anywhere">{file.markdown}</code>
						</details>
					)}
					<Form method="post" action={path} preventScrollReset>
						<input type="hidden" name="id" value={file.id} />
						<ConfirmButton
							variant="quiet"
							size="sm"
							name="intent"
							value="remove"
							question={t("remove.question", { name: file.name })}
							confirm={t("remove.confirm")}
						>
							{t("remove.button")}
						</ConfirmButton>
					</Form>
				</div>
			</div>
		</li>
	);
}

function Added({ file }: { file: ShownCourseFile }) {
	const { t } = useTranslation("course-files");
	return (
		<ResultNotice tone="success" title={t("added.title", { name: file.name })}>
			{file.isFilm ? (
				<p>{t("film")}</p>
			) : (
				<>
					<p>{t("added.copy")}</p>
					<code className="mt-2 block font-mono text-label wrap-anywhere">{file.markdown}</code>
				</>
			)}
		</ResultNotice>
	);
}
