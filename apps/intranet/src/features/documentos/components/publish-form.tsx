import { useTranslation } from 'react-i18next';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { entradaDocumento, PERSONAS_DE_UN_DOCUMENTO } from '@jornada/contract/documentacion/gestion.ts';
import { FilesField } from '@jornada/web/files/files-field.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useKept } from '@jornada/web/form/use-kept.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useQuestion } from '../../../shared/use-question.ts';
import { dataInput, NO_DATA, type DocumentData } from '../model/data-values.ts';
import { NOBODY, useRecipients, type Recipients } from '../model/recipients.ts';
import { DocumentDataFields } from './document-data-fields.tsx';
import { PublishConsequences } from './publish-consequences.tsx';
import { RecipientFields } from './recipient-fields.tsx';

type Values = DocumentData & { ficheros: number[] };
type Props = {
  /** What is known of it before. */
  begins?: Partial<DocumentData>;
  /** It is for this person, and nobody else is asked for. */
  persona?: { id: number; nombre: string };
  onDone: () => void;
};

/** A file for people: what it is, what is asked of them, and who gets it. What comes of it is said before anybody gets it. */
export function PublishForm({ begins, persona, onDone }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { ask, answer } = useQuestion();
  const draft = persona ? `documento.para.${persona.id}` : 'documento.nuevo';
  const kept = useKept<Recipients>(`${draft}.gente`, { ...NOBODY, personas: persona ? [persona] : [] });
  const { ids, error } = useRecipients(kept.values);
  const initial: Values = { ...NO_DATA, ...begins, ficheros: [] };
  const form = useContractForm(documentacion.publicar, {
    schema: entradaDocumento,
    initial,
    input: ({ ficheros, ...data }) => ({ ...dataInput(data), ficheros, personas: [...(ids ?? [])] }),
    check: (): Record<string, string> => {
      if (ids === undefined) return { personas: t('documentos.publicar.para.contando') };
      if (ids.length > PERSONAS_DE_UN_DOCUMENTO)
        return { personas: t('documentos.publicar.para.demasiadas', { maximo: number(PERSONAS_DE_UN_DOCUMENTO) }) };
      return ids.length === 0 ? { personas: t(`documentos.publicar.para.${isChosen(kept.values) ? 'nadie' : 'falta'}`) } : {};
    },
    isPatient: true,
    draft,
    isOnce: true,
    last: ask,
    notice: ({ items }) => t('documentos.publicar.hecho', { count: items.length }),
    onSaved: () => {
      kept.forget();
      onDone();
    },
  });
  return (
    <>
      <Form of={form} save={t('documentos.publicar.guardar')}>
        <DocumentDataFields of={form} />
        <FilesField of={form} name="ficheros" label={t('documentos.publicar.archivo')} max={1} />
        {!persona && <RecipientFields values={kept.values} put={kept.put} ids={ids} error={error} />}
      </Form>
      {answer && (
        <PublishConsequences
          values={form.values}
          to={kept.values}
          count={ids?.length ?? 0}
          onYes={() => answer(true)}
          onNo={() => answer(false)}
        />
      )}
    </>
  );
}

/** A centre, a department or everybody was chosen, in which there may be nobody. */
const isChosen = ({ para, centro, departamento }: Recipients): boolean =>
  para === 'todos' || (para === 'centro' && centro !== null) || (para === 'departamento' && departamento !== null);
