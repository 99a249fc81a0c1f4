import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Button, Group } from '@mantine/core';
import type { PersonaFicha } from '@jornada/contract';
import { entradaPersona, personas } from '@jornada/contract/personas/calls.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconEye, IconEyeOff, IconPencil } from '@jornada/ui/icons.ts';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { zoneName } from '../../../shared/zone-name.ts';
import { dataOf, DataFields } from './data-fields.tsx';
import { Glance } from './glance.tsx';
import type { TabProps } from './tab-props.ts';

const SHOWN_AT_END = 4;

/** The data of a person. The ID number is shown on request. */
export function DataTab({ persona }: TabProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <Edit persona={persona} onDone={() => setEditing(false)} />;
  const { email, movil, departamento, responsable, alta, ultimoDia, idioma, zona } = persona;
  const day = (fecha: string | null): string => (fecha === null ? '–' : format.date(fecha, 'numeric'));
  return (
    <>
      <Glance persona={persona} />
      <Facts
        items={[
          [t('personas.campos.documento'), <Document key="documento" documento={persona.documento} />],
          [t('personas.campos.email'), email || '–'],
          [t('personas.campos.movil'), movil || '–'],
          [t('personas.campos.alta'), ultimoDia === null ? day(alta) : `${day(alta)} · ${t('personas.hasta', { dia: day(ultimoDia) })}`],
          [t('personas.campos.departamento'), departamento?.nombre ?? '–'],
          [t('personas.campos.responsable'), responsable?.nombre ?? '–'],
          [t('personas.campos.idioma'), idioma ? t(`personas.idiomas.${idioma}`) : '–'],
          [t('personas.campos.zona'), zona ? zoneName(zona, format.lang) : '–'],
        ]}
      />
      <Button variant="default" leftSection={<Glyph of={IconPencil} />} onClick={() => setEditing(true)}>
        {t('personas.editar')}
      </Button>
    </>
  );
}

function Document({ documento }: { documento: string }) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <Group component="span" justify="space-between" gap="xs">
      {isShown ? documento : `•••••${documento.slice(-SHOWN_AT_END)}`}
      <ActionIcon aria-pressed={isShown} aria-label={t('personas.ver-documento')} onClick={() => setShown(!isShown)}>
        <Glyph of={isShown ? IconEyeOff : IconEye} />
      </ActionIcon>
    </Group>
  );
}

function Edit({ persona, onDone }: { persona: PersonaFicha; onDone: () => void }) {
  const { t } = useTranslation();
  const form = useContractForm(personas.cambiar, {
    schema: entradaPersona,
    which: { id: persona.id, version: persona.version },
    initial: dataOf(persona),
    draft: `persona.${persona.id}`,
    notice: t('gestion.guardado'),
    onSaved: onDone,
  });
  return (
    <Form of={form} save={t('gestion.guardar')} onCancel={onDone}>
      <DataFields of={form} />
    </Form>
  );
}
