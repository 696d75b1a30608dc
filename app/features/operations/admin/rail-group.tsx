import { type ReactNode, useCallback } from "react";
import { useNonce } from "#app/shared/request/nonce.tsx";
import { ChevronDown } from "#app/ui/icons.tsx";
import type { RailGroupName as GroupName } from "./rail";

/** Local storage key: names of the collapsed groups, separated by spaces. */
const STORAGE_KEY = "desk-folded";

type Props = {
	name: GroupName;
	label: string;
	hasCurrent: boolean;
	children: ReactNode;
};

export function RailGroup({ name, label, hasCurrent, children }: Props) {
	// A ref callback, so that it runs before paint.
	const fold = useCallback(
		(details: HTMLDetailsElement | null) => {
			if (details) details.open = hasCurrent || !collapsedGroups().includes(name);
		},
		[name, hasCurrent],
	);
	return (
		<details
			ref={fold}
			open
			suppressHydrationWarning
			data-rail-group={hasCurrent ? undefined : name}
			className="group mt-3"
		>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
			<summary
				className="flex min-h-11 list-none items-center justify-between gap-3 rounded-control px-3 text-step-1 font-strong text-ink-subtle hover:text-ink [&::-webkit-details-marker]:hidden"
				onClick={({ currentTarget }) => remember(name, Boolean(currentTarget.closest("details")?.open))}
			>
				{label}
				<ChevronDown className="size-4 shrink-0 group-open:rotate-180" />
			</summary>
			{children}
		</details>
	);
}

/** Restores collapsed groups. The script avoids quotes, ampersands and angle brackets, which React would escape. */
export function CollapseGroupsBeforePaint() {
	return (
		<script nonce={useNonce()} suppressHydrationWarning>
			{[
				"try{",
				`const folded=String(localStorage.getItem(\`${STORAGE_KEY}\`)).split(\` \`);`,
				"for(const one of document.querySelectorAll(`[data-rail-group]`))one.open=folded.includes(one.dataset.railGroup)===false;",
				"const rail=document.querySelector(`[data-rail]`),entry=rail.querySelector(`[aria-current=page]`);",
				"rail.scrollTop=entry.offsetTop+entry.offsetHeight-rail.clientHeight",
				"}catch{}",
			].join("")}
		</script>
	);
}

function collapsedGroups(): string[] {
	try {
		return (localStorage.getItem(STORAGE_KEY) ?? "").split(" ").filter(Boolean);
	} catch {
		return [];
	}
}

function remember(name: GroupName, isFolded: boolean) {
	const others = collapsedGroups().filter((one) => one !== name);
	const folded = isFolded ? [...others, name] : others;
	try {
		if (folded.length > 0) localStorage.setItem(STORAGE_KEY, folded.join(" "));
		else localStorage.removeItem(STORAGE_KEY);
	} catch {
		// Without storage a group stays collapsed until the next page.
	}
}
