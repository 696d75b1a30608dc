import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DropdownMenuGroup, DropdownMenuItem, DropdownMenuLabel } from "#app/ui/floating/dropdown-menu.tsx";
import { ExternalLink } from "#app/ui/icons.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { isHomePageTarget, SHARE_GROUPS, SHARE_TARGETS, type ShareTarget } from "./share-targets";

type Props = { onChoose: (target: ShareTarget) => void };

export function ShareGroups({ onChoose }: Props) {
	const { t } = useTranslation("share");
	const prefix = useId();

	return SHARE_GROUPS.map((group) => (
		<DropdownMenuGroup key={group} aria-labelledby={`${prefix}-${group}`}>
			<DropdownMenuLabel id={`${prefix}-${group}`}>{t(`groups.${group}`)}</DropdownMenuLabel>
			{SHARE_TARGETS.filter((target) => target.group === group).map((target) => (
				<DropdownMenuItem key={target.name} textValue={target.name} onSelect={() => onChoose(target)}>
					<Initial of={target.name} />
					<span className="min-w-0 grow">{target.name}</span>
					{isHomePageTarget(target) ? (
						<>
							<VisuallyHidden>({t("opensHomePage")})</VisuallyHidden>
							<ExternalLink className="size-4 text-ink-subtle" />
						</>
					) : null}
				</DropdownMenuItem>
			))}
		</DropdownMenuGroup>
	));
}

function Initial({ of: name }: { of: string }) {
	return (
		<span
			aria-hidden="true"
			className="inline-flex size-6 shrink-0 items-center justify-center rounded-badge bg-brand-soft text-badge font-bold text-brand-text"
		>
			{name[0]}
		</span>
	);
}
