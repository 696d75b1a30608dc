import { useRef, useState } from "react";

type Kept<Row> = { text: string; rows: Row[] };
type Options<Row> = {
	text: string;
	onChange: (text: string) => void;
	read: (text: string) => Row[];
	write: (rows: readonly Row[]) => string;
};

/**
 * A text as rows to edit. They stay as they are typed while the text is the one that was made of them; another text,
 * such as one that was merged, is read anew. `undo` is what was there before the last change that can be taken back.
 */
export function useRows<Row>({ text, onChange, read, write }: Options<Row>) {
	const [kept, setKept] = useState<Kept<Row>>(() => ({ text, rows: read(text) }));
	const [former, setFormer] = useState<Row[] | null>(null);
	const current = useRef(kept);
	if (current.current.text !== text) current.current = { text, rows: read(text) };
	const { rows } = current.current;

	function put(next: Row[], canUndo = false) {
		const written = { text: write(next), rows: next };
		setFormer(canUndo ? rows : null);
		current.current = written;
		setKept(written);
		onChange(written.text);
	}
	return { rows, put, undo: former ? () => put(former) : null };
}
