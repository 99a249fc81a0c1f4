import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@jornada/ui/sheet.tsx';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { useLead } from '@jornada/web/form/use-lead.ts';
import { DoubtQuestion } from './doubt-question.tsx';
import { FormFoot } from './form-foot.tsx';
import { generalProblem } from './place-refusal.ts';
import type { DoubtAsked } from './use-doubt-question.ts';
import classes from './correcciones.module.css';

type Props<V extends object> = {
  of: ContractForm<V>;
  title: string;
  onClose: () => void;
  save: string;
  /** The company agreed beforehand: what is sent counts at once. */
  isImmediate: boolean;
  /** Who must agree, and what counts until then. */
  hint: string;
  /** A question about hours that look like a mistake. */
  asked: DoubtAsked | null;
  children: ReactNode;
};

/** A form about the record, in a sheet: its fields, who decides, and the one button. */
export function CorrectionForm<V extends object>({ of, title, onClose, save, isImmediate, hint, asked, children }: Props<V>) {
  const { t } = useTranslation();
  const { place, said, unsaid } = useLead<HTMLDivElement>(of);
  const [left] = unsaid;
  const problem = generalProblem(of.error, { said, unknown: t('errores.general.desconocido') });
  return (
    <Sheet
      title={title}
      closeLabel={t('correcciones.cerrar')}
      onClose={onClose}
      foot={
        <FormFoot
          label={save}
          busy={of.isBusy}
          isImmediate={isImmediate}
          hint={hint}
          problem={problem ?? (left === undefined ? null : { message: left, reference: null })}
          onSend={() => of.submit()}
          question={asked && <DoubtQuestion asked={asked} values={of.values} onNo={() => place.current?.querySelector('input')?.focus()} />}
        />
      }
    >
      <div ref={place} className={classes.fields}>
        {children}
      </div>
    </Sheet>
  );
}
