type Size = { width: number; height: number };

/** The largest part in the middle of a picture that has the shape of another. */
export function middleArea({ width, height }: Size, shape: Size): Size & { x: number; y: number } {
	const scale = Math.min(width / shape.width, height / shape.height);
	const area = { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
	return { ...area, x: Math.round((width - area.width) / 2), y: Math.round((height - area.height) / 2) };
}
