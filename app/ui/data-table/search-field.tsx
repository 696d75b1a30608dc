import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { LONGEST_SEARCH } from "../../shared/lists/search-text";
import { Button } from "../button";
import { TextField } from "../form/field";
import { Search } from "../icons";

type Props = {
	value: string;
	label: string;
	placeholder: string;
	submit: string;
	onType: () => void;
	className?: string;
};

/**
 * The search of a list that follows while somebody types. The address wins over what stands in the field, except while
 * someone types in it: then the address is behind. Going back or forward is no typing.
 */
export function SearchField({ value, label, placeholder, submit, onType, className }: Props) {
	const field = useRef<HTMLInputElement>(null);
	const { key } = useLocation();
	const isPop = useNavigationType() === "POP";
	// The first page counts as gone back to, and somebody may have typed before the script was there.
	const firstKey = useRef(key);
	const hasMoved = useRef(false);

	useEffect(() => {
		const isTyping = field.current === document.activeElement && !(isPop && hasMoved.current);
		if (field.current && !isTyping) field.current.value = value;
	}, [value, isPop]);
	useEffect(() => {
		if (key !== firstKey.current) hasMoved.current = true;
	}, [key]);

	return (
		<search className={className ?? "flex gap-2"}>
			<TextField
				ref={field}
				type="search"
				name="q"
				defaultValue={value}
				label={label}
				hideLabel
				placeholder={placeholder}
				maxLength={LONGEST_SEARCH}
				autoComplete="off"
				enterKeyHint="search"
				before={<Search className="size-4" />}
				onChange={onType}
				className="min-w-0 grow"
			/>
			<noscript>
				<Button type="submit" variant="secondary">
					{submit}
				</Button>
			</noscript>
		</search>
	);
}
