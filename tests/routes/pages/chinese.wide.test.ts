import { CHINESE_PAGES, expectChinese, isFirstLook } from "./chinese-pages.ts";

expectChinese(CHINESE_PAGES.filter((page, at) => !isFirstLook(page, at)));
