import { courseFilePath } from "#app/features/learning/authoring/files/course-file.ts";
import { FileText } from "#app/ui/icons.tsx";

/** A small picture of a file in a list that names it. */
export function FilePicture({ file: { id, isPicture } }: { file: { id: string; isPicture: boolean } }) {
	return (
		<span className="flex h-13 w-18 shrink-0 items-center justify-center overflow-hidden rounded-control bg-surface-sunken text-ink-muted">
			{isPicture ? (
				<img src={courseFilePath(id)} alt="" loading="lazy" className="size-full object-cover" />
			) : (
				<FileText className="size-5" />
			)}
		</span>
	);
}
