import { createContext } from "react";
import type { FormReply } from "#app/shared/forms/form-reply.ts";

/** Why the last doubt was refused; below the page of a topic. */
export const DoubtReplyContext = createContext<FormReply | undefined>(undefined);
