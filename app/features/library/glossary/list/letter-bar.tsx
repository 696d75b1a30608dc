import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import type { LetterGroup } from "./index-view";

type Props = { letters: readonly string[]; groups: readonly LetterGroup[] };

export function LetterBar({ letters, groups }: Props) {
	const { t } = useTranslation("glossary");
	const current = useCurrentLetter(groups);
	return (
		<nav
			aria-label={t("letters")}
			className="sticky top-0 z-10 mt-6 overflow-x-auto border-b border-line-strong bg-surface print:hidden"
		>
			<ul className="flex w-max min-w-full">
				{letters.map((letter) => {
					const hasTerms = groups.some((group) => group.letter === letter);
					return (
						<li key={letter}>
							{hasTerms ? (
								<a
									href={`#letter-${letter}`}
									aria-current={letter === current ? "location" : undefined}
									className={classNames(
										letterStyle,
										"font-strong text-ink aria-[current]:border-brand hover:bg-surface-sunken",
									)}
								>
									{letter}
								</a>
							) : (
								<span className={classNames(letterStyle, "text-ink-subtle")}>{letter}</span>
							)}
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

const letterStyle =
	"flex h-12 w-11 items-center justify-center border-b-2 border-transparent text-ui no-underline -outline-offset-2";

function useCurrentLetter(groups: readonly LetterGroup[]): string | null {
	const [current, setCurrent] = useState<string | null>(null);
	useEffect(() => {
		const visible = new Set<string>();
		const observer = new IntersectionObserver(
			(changes) => {
				for (const { isIntersecting, target } of changes) {
					if (isIntersecting) visible.add(target.id);
					else visible.delete(target.id);
				}
				setCurrent(groups.find(({ letter }) => visible.has(`letter-${letter}`))?.letter ?? null);
			},
			// From below the bar to the upper third of the screen.
			{ rootMargin: "-64px 0px -66% 0px" },
		);
		for (const { letter } of groups) {
			const section = document.getElementById(`letter-${letter}`);
			if (section) observer.observe(section);
		}
		return () => observer.disconnect();
	}, [groups]);
	return current ?? groups[0]?.letter ?? null;
}
