import {
	BookA,
	BookOpen,
	CircleQuestionMark,
	CreditCard,
	FileText,
	List,
	ListChecks,
	MapPin,
	MapSheet,
	MessageSquare,
	UserRound,
} from "#app/ui/icons.tsx";
import type { SearchIcon } from "./search-icon";

const ICONS = {
	book: BookOpen,
	card: CreditCard,
	checklist: ListChecks,
	contents: List,
	document: FileText,
	glossary: BookA,
	map: MapSheet,
	message: MessageSquare,
	person: UserRound,
	pin: MapPin,
	question: CircleQuestionMark,
} satisfies Record<SearchIcon, unknown>;

export function TypeIcon({ name = "document", className }: { name?: SearchIcon; className?: string }) {
	const Icon = ICONS[name];
	return <Icon size={18} strokeWidth={1.75} className={className} />;
}
