import { BookA, BookOpen, CircleQuestionMark, FileText, List, ListChecks, MapPin, MapSheet } from "#app/ui/icons.tsx";
import type { SearchHit } from "./query/search-shapes";

const ICONS = {
	course: MapSheet,
	lesson: BookOpen,
	glossary: BookA,
	resource: ListChecks,
	place: MapPin,
	help: CircleQuestionMark,
	manual: List,
	legal: FileText,
	page: FileText,
} as const;

export function TypeIcon({ type, className }: { type: SearchHit["type"] | "page"; className?: string }) {
	const Icon = ICONS[type];
	return <Icon size={18} strokeWidth={1.75} className={className} />;
}
