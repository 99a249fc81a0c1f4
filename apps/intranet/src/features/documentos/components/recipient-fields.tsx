import { useTranslation } from 'react-i18next';
import { NativeSelect, Text } from '@mantine/core';
import { personas } from '@jornada/contract';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { ChosenPeople } from '../../../shared/chosen-people.tsx';
import { PersonSearch } from '../../../shared/person-search.tsx';
import { PARA, type Recipients } from '../model/recipients.ts';

type Props = {
  values: Recipients;
  put: (part: Partial<Recipients>) => void;
  /** Those it goes to by now; undefined while they are counted. */
  ids: readonly number[] | undefined;
  error: unknown;
};

/** For whom a document is, and how many people that is. */
export function RecipientFields({ values, put, ids, error }: Props) {
  const { t } = useTranslation();
  const { para, personas: people } = values;
  const { data } = useRead(personas.opciones, {}, { enabled: para === 'centro' || para === 'departamento' });
  const isCounted = para === 'todos' || ((para === 'centro' || para === 'departamento') && values[para] !== null);
  const choose = (name: 'centro' | 'departamento', label: string, items: readonly { id: number; nombre: string }[] = []) => (
    <NativeSelect
      label={label}
      value={String(values[name] ?? '')}
      data={[
        { value: '', label: t('documentos.publicar.para.elige') },
        ...items.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
      ]}
      onChange={({ currentTarget }) => put({ [name]: Number(currentTarget.value) || null })}
    />
  );
  return (
    <Section title={t('documentos.publicar.para.titulo')}>
      <SegmentChoice
        mb="sm"
        aria-label={t('documentos.publicar.para.titulo')}
        value={para}
        options={PARA.map((value) => ({ value, label: t(`documentos.publicar.para.${value}`) }))}
        onChoose={(value) => put({ para: value })}
      />
      {para === 'personas' && (
        <>
          <ChosenPeople
            label={t('documentos.publicar.para.elegidas')}
            people={people}
            removeLabel={(nombre) => t('documentos.publicar.para.quitar', { nombre })}
            onRemove={(id) => put({ personas: people.filter((one) => one.id !== id) })}
          />
          <PersonSearch
            label={t('documentos.publicar.para.anadir')}
            onChoose={(id, nombre) => put({ personas: [...people.filter((one) => one.id !== id), { id, nombre }] })}
          />
        </>
      )}
      {para === 'centro' && choose('centro', t('documentos.publicar.para.cual-centro'), data?.centros)}
      {para === 'departamento' && choose('departamento', t('documentos.publicar.para.cual-departamento'), data?.departamentos)}
      {isCounted && !error && (
        <Text c="dimmed" size="sm" role="status" mt="xs">
          {ids === undefined ? t('documentos.publicar.para.contando') : t('documentos.publicar.para.son', { count: ids.length })}
        </Text>
      )}
      <Problem error={error} />
    </Section>
  );
}
