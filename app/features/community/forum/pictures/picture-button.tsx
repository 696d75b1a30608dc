import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Image } from "#app/ui/icons.tsx";

/** Chooses pictures of the device. */
export function PictureButton({ onChosen }: { onChosen: (files: File[]) => void }) {
	const { t } = useTranslation("forum");
	const picker = useRef<HTMLInputElement>(null);
	return (
		<>
			<IconButton label={t("pictures.choose")} onClick={() => picker.current?.click()}>
				<Image className="size-4" />
			</IconButton>
			<input
				ref={picker}
				type="file"
				multiple
				tabIndex={-1}
				aria-label={t("pictures.choose")}
				accept="image/png,image/jpeg,image/webp"
				onChange={({ currentTarget }) => {
					onChosen([...(currentTarget.files ?? [])]);
					currentTarget.value = "";
				}}
				className="sr-only"
			/>
		</>
	);
}
