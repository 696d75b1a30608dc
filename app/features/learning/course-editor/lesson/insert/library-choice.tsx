import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fileLabel, fileLinkMarkdown, pictureMarkdown } from "#app/features/learning/authoring/files/file-markdown.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Search } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { FilePicture } from "../../files/file-picture";
import type { FilesPageData, ShownCourseFile } from "../../files/files-page-data.server";
import type { InsertProps } from "./insert-props";
import { PlaceForm } from "./place-form";
import { useFound } from "./use-found";

/** The files of the course, to place one again. */
export function LibraryChoice({ editor, page: { course, language }, onClose }: Omit<InsertProps, "insert">) {
	const { t } = useTranslation(["course-files", "lists"]);
	const [q, setQ] = useState("");
	const [page, setPage] = useState(1);
	const [chosen, setChosen] = useState<ShownCourseFile | null>(null);
	const path = `/instructor-dashboard/courses/${course.id}/files`;

	const query = new URLSearchParams({ q: q.trim(), page: String(page) });
	const { found: data, state } = useFound<FilesPageData>(`${path}/list?${query}`);

	function place(file: ShownCourseFile, words: string) {
		if (file.isPicture) editor.placeBlock(pictureMarkdown(file.id, words));
		else editor.placeInline(fileLinkMarkdown(file.id, words));
		onClose();
	}

	if (chosen) {
		return (
			<div className="grid gap-4">
				<FileName file={chosen} />
				<PlaceForm
					isPicture={chosen.isPicture}
					label={fileLabel(chosen, language)}
					language={language}
					onPlace={(words) => place(chosen, words)}
					onCancel={() => setChosen(null)}
				/>
			</div>
		);
	}
	return (
		<div className="grid gap-4">
			<TextField
				type="search"
				id="library-search"
				label={t("course-files:search")}
				value={q}
				maxLength={300}
				autoComplete="off"
				before={<Search className="size-4" />}
				onChange={({ target }) => {
					setQ(target.value);
					setPage(1);
				}}
			/>
			<p role="status" className="text-label text-ink-muted">
				{state === "failed" ? t("course-files:failed") : null}
				{state === "loading" ? t("course-files:loading") : null}
				{state === "found" && data ? t("course-files:found", { count: data.found }) : null}
			</p>
			<ul className="grid gap-1 empty:hidden">
				{data?.files.map((file) => (
					<li key={file.id}>
						<button
							type="button"
							onClick={() => setChosen(file)}
							className="w-full rounded-control px-2 py-1.5 text-left hover:bg-surface-sunken"
						>
							<FileName file={file} />
						</button>
					</li>
				))}
			</ul>
			<div className="flex flex-wrap items-center justify-between gap-3">
				<Link to={path} className="link inline-flex min-h-11 items-center text-label">
					{t("course-files:manage")}
				</Link>
				{data && data.pageCount > 1 ? (
					<div className="flex items-center gap-3">
						<Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
							{t("lists:pages.previous")}
						</Button>
						<span className="text-label text-ink-muted tabular">
							{data.page} / {data.pageCount}
						</span>
						<Button variant="secondary" size="sm" disabled={page >= data.pageCount} onClick={() => setPage(page + 1)}>
							{t("lists:pages.next")}
						</Button>
					</div>
				) : null}
			</div>
		</div>
	);
}

function FileName({ file }: { file: ShownCourseFile }) {
	return (
		<span className="flex min-w-0 items-center gap-3">
			<FilePicture file={file} />
			<span className="min-w-0">
				<span className="block text-ui font-strong wrap-anywhere">{file.name}</span>
				<span className="block text-step-1 text-ink-muted">
					{file.size} · {file.added}
				</span>
			</span>
		</span>
	);
}
