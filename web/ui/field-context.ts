import { type AriaAttributes, createContext, use } from 'react';

type FieldControl = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

/** What a Field passes to the control inside it. */
export const FieldContext = createContext<FieldControl | null>(null);

type OwnProps = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: AriaAttributes['aria-invalid']; required?: boolean };

/** The attributes that link a control to its Field's label, hint and error; the control's own attributes win. */
export function useFieldControl(own: OwnProps) {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: own.id ?? field.id,
    'aria-describedby': [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': field.required || own.required || undefined,
  };
}
