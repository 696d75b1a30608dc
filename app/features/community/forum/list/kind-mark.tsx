import { useTranslation } from "react-i18next";
import { Calculator, CircleCheck, CircleQuestionMark, Megaphone, MessageSquare } from "#app/ui/icons.tsx";
import type { TopicKind } from "#db/schema/community/forum-kinds.ts";

const ICONS = {
	question: CircleQuestionMark,
	discussion: MessageSquare,
	announcement: Megaphone,
	dealReview: Calculator,
} as const;

export function KindMark({ kind }: { kind: TopicKind }) {
	const { t } = useTranslation("forum");
	const Icon = ICONS[kind];
	return (
		<span className="flex items-center gap-1.5">
			<Icon className="size-3.5" />
			{t(`kinds.${kind}`)}
		</span>
	);
}

export function SolvedMark() {
	const { t } = useTranslation("forum");
	return (
		<span className="flex items-center gap-1.5 font-strong text-brand-text">
			<CircleCheck className="size-3.5" />
			{t("solved")}
		</span>
	);
}
