import {
	BookOpen,
	Calculator,
	Download,
	FileText,
	Globe,
	type IconProps,
	Link2,
	ListChecks,
	Play,
} from "#app/ui/icons.tsx";
import type { ListedKind } from "./resource-facts";

const ICONS: Record<ListedKind, (props: IconProps) => JSX.Element> = {
	checklist: ListChecks,
	calculator: Calculator,
	template: FileText,
	table: Globe,
	article: BookOpen,
	download: Download,
	video: Play,
	link: Link2,
};

export function KindIcon({ kind, className = "" }: { kind: ListedKind; className?: string }) {
	const Icon = ICONS[kind];
	return (
		<span className={`inline-flex size-10 shrink-0 items-center justify-center bg-surface-sunken ${className}`}>
			<Icon className="size-5 text-brand-text" />
		</span>
	);
}
