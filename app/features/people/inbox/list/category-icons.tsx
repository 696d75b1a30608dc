import type { CategoryIcon } from "#app/features/operations/notifications/category.ts";
import {
	Award,
	BookA,
	BookOpen,
	Clock,
	CreditCard,
	FileText,
	Link2,
	Lock,
	Mail,
	MessageSquare,
	UserRound,
} from "#app/ui/icons.tsx";

export const CATEGORY_ICONS = {
	award: Award,
	"book-a": BookA,
	"book-open": BookOpen,
	clock: Clock,
	"credit-card": CreditCard,
	"file-text": FileText,
	"link-2": Link2,
	lock: Lock,
	mail: Mail,
	"message-square": MessageSquare,
	"user-round": UserRound,
} satisfies Record<CategoryIcon, unknown>;
