import { classNames } from "#app/ui/class-names.ts";

type Props = {
	id: string;
	title: string;
	text: string;
	isShort?: boolean;
};

export function SectionHead({ id, title, text, isShort = false }: Props) {
	return (
		<header className="grid items-end gap-x-16 gap-y-2 md:grid-cols-[7fr_5fr]">
			<h2 id={id} className="max-w-150 text-step-6">
				{title}
			</h2>
			<p className={classNames("text-ink-muted max-sm:text-ui", isShort && "max-sm:hidden")}>{text}</p>
		</header>
	);
}
