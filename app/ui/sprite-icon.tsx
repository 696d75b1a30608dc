import type { SVGProps } from "react";

export type SpriteIconProps = SVGProps<SVGSVGElement> & { size?: number };

/**
 * Draws one icon of the sprite. The build calls it in the place of Lucide's own
 * components (scripts/icon-sprite.ts); how icons look is said in base.css. They
 * are decoration: the words stand beside them.
 */
export function spriteIcon(href: string, { className, size, ...rest }: SpriteIconProps) {
	return (
		<svg
			className={className ? `lucide ${className}` : "lucide"}
			aria-hidden="true"
			width={size}
			height={size}
			{...rest}
		>
			<use href={href} />
		</svg>
	);
}
