declare module "fontkit" {
	/** As the library of PDFs asks for it. */
	export const create: import("@cantoo/pdf-lib").Fontkit["create"];
}
