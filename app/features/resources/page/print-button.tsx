import { useTranslation } from "react-i18next";
import { Button, type ButtonProps } from "../../../ui/button";
import { Printer } from "../../../ui/icons";
import { useMounted } from "./use-mounted";

/** Opens the browser's printing; not there until script runs, since it needs it. */
export function PrintButton({ className, size }: Pick<ButtonProps, "className" | "size">) {
	const { t } = useTranslation("resources");
	if (!useMounted()) return null;
	return (
		<Button variant="secondary" size={size} className={className} onClick={() => window.print()}>
			<Printer className="size-4.5" />
			{t("page.print")}
		</Button>
	);
}
