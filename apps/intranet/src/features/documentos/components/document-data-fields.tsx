import { Link } from '@tanstack/react-router';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { Way } from '@jornada/ui/way.tsx';
import { useRead } from '@jornada/web/calls.ts';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { SelectField } from '@jornada/web/form/fields.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { monthsAround, type DocumentData } from '../model/data-values.ts';
import { useDocumentWords } from '../model/use-document-words.ts';
import { SignatureFields } from './signature-fields.tsx';
import { TitleField } from './title-field.tsx';

/** Kind, title, month, and what is asked of people: of a document, and of a file that is split. The kind says what is asked unless somebody says otherwise. */
export function DocumentDataFields<V extends DocumentData>({ of }: { of: ContractForm<V> }) {
  const { t, format, period } = useDocumentWords();
  const { clock } = useWebServices();
  const form = of as unknown as ContractForm<DocumentData>;
  const { data } = useRead(documentacion.tiposGestion, {});
  const kinds = (data?.items ?? []).filter(({ abierto }) => abierto);
  const months = monthsAround(format.dayOf(clock.now()));
  return (
    <>
      {data && kinds.length === 0 && (
        <>
          <Hint>{t('documentos.publicar.sin-tipos')}</Hint>
          <Way renderRoot={(props) => <Link {...props} to="/documentos/tipos" search={{ ver: 'nuevo' }} />}>
            {t('documentos.publicar.hacer-tipo')}
          </Way>
        </>
      )}
      <SelectField
        of={form}
        name="tipoId"
        label={t('documentos.publicar.tipo')}
        options={[
          { value: null, label: t('documentos.publicar.elige-tipo') },
          ...kinds.map(({ id, nombre }) => ({ value: id, label: nombre })),
        ]}
        onChoose={(id) => {
          const kind = kinds.find((one) => one.id === id);
          if (kind) form.put({ firma: kind.firma });
        }}
      />
      <TitleField of={form} />
      <SelectField
        of={form}
        name="periodo"
        label={t('documentos.publicar.periodo')}
        options={[
          { value: null, label: t('documentos.publicar.sin-periodo') },
          ...months.map((value) => ({ value, label: period(value) })),
        ]}
      />
      <SignatureFields of={form} />
    </>
  );
}
