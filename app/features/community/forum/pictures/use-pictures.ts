import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { sendUpload } from "#app/features/operations/uploads/send-upload.ts";
import { formatBytes } from "#app/shared/words/format-bytes.ts";
import { MOST_PICTURES, POST_PICTURE } from "./post-picture";

export type PictureItem = {
	key: string;
	name: string;
	thumb: string | null;
	/** Of the file that has arrived, from 0 to 1. */
	share: number;
	/** Known once the school has the picture. */
	id: string | null;
	problem: string | null;
};

/** Pictures on their way into a text: drawn anew by the browser, sent one by one, and put into the text by their writer. */
export function usePictures() {
	const { t, i18n } = useTranslation("forum");
	const { t: uploads } = useTranslation("uploads");
	const [items, setItems] = useState<PictureItem[]>([]);
	const [problem, setProblem] = useState<string | null>(null);
	const stops = useRef(new Map<string, AbortController>());
	useEffect(() => {
		const all = stops.current;
		return () => {
			for (const stop of all.values()) stop.abort();
		};
	}, []);
	const size = (bytes: number) => formatBytes(bytes, i18n.language);
	const change = (key: string, by: Partial<PictureItem>) =>
		setItems((all) => all.map((item) => (item.key === key ? { ...item, ...by } : item)));

	async function send(key: string, file: File) {
		const stop = new AbortController();
		stops.current.set(key, stop);
		const loaded = await import("./prepare-picture").catch(() => null);
		if (!loaded) return change(key, { problem: uploads("errors.failed") });
		const prepared = await loaded.preparePicture(file, POST_PICTURE.maxBytes);
		if ("problem" in prepared) {
			return change(key, { problem: t(`pictures.problems.${prepared.problem}`, { most: size(prepared.most) }) });
		}
		change(key, { thumb: prepared.thumb });
		if (stop.signal.aborted) return;
		const outcome = await sendUpload({
			action: "/uploads/post-picture",
			file: prepared.file,
			onProgress: (share) => change(key, { share }),
			signal: stop.signal,
		});
		if (outcome.ok) return change(key, { id: outcome.upload.id, share: 1 });
		if (outcome.reason === "stopped") return;
		change(key, {
			problem: outcome.message ?? uploads(`errors.${outcome.reason}`, { most: size(POST_PICTURE.maxBytes) }),
		});
	}

	async function take(files: readonly File[], inText: number) {
		const room = Math.max(0, MOST_PICTURES - inText - items.length);
		const taken = files.slice(0, room).map((file) => ({ file, key: crypto.randomUUID() }));
		setProblem(files.length > room ? t("errors.tooManyPictures") : null);
		setItems((all) => [
			...all,
			...taken.map(({ key, file }) => ({ key, name: file.name, thumb: null, share: 0, id: null, problem: null })),
		]);
		// One after the other: a phone holds one large picture at a time.
		for (const { key, file } of taken) await send(key, file);
	}

	function drop(key: string) {
		stops.current.get(key)?.abort();
		stops.current.delete(key);
		setItems((all) => all.filter((item) => item.key !== key));
		setProblem(null);
	}
	return { items, problem, take, drop };
}

/** Pictures that were pasted or dropped. A copied table or paragraph comes with a picture of itself, but is text. */
export function picturesIn(data: DataTransfer): File[] {
	if (data.types.includes("text/plain")) return [];
	return [...data.files].filter(({ type }) => type.startsWith("image/"));
}
