import { useTranslation } from "react-i18next";
import type { Bound } from "../shape-view";

export function BoundText({ bound }: { bound: Bound }) {
	const { t } = useTranslation("developers");
	const { kind, ...values } = bound;
	return <span className="block text-step-1 text-ink-subtle">{t(`bounds.${kind}`, values)}</span>;
}
