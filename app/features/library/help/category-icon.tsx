import type { ComponentType } from "react";
import {
	BookOpen,
	Calculator,
	CircleQuestionMark,
	Compass,
	CreditCard,
	FileText,
	Globe,
	type IconProps,
	ListChecks,
	Lock,
	MapIcon,
	MessageSquare,
	UserRound,
	Wrench,
} from "#app/ui/icons.tsx";

const ICONS: Record<string, ComponentType<IconProps>> = {
	"book-open": BookOpen,
	calculator: Calculator,
	compass: Compass,
	"credit-card": CreditCard,
	"file-text": FileText,
	globe: Globe,
	"list-checks": ListChecks,
	lock: Lock,
	map: MapIcon,
	"message-square": MessageSquare,
	"user-round": UserRound,
	wrench: Wrench,
};

export function CategoryIcon({ name, className }: { name: string; className?: string }) {
	const Icon = ICONS[name] ?? CircleQuestionMark;
	return <Icon className={className} />;
}
