import type { OptionForm } from "@/lib/calculator/form/form";
import { familyFields } from "@/lib/subjects/household/family-fields";

export const familyForm = { title: "Family", fields: familyFields } satisfies OptionForm;
