import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Button } from '@mantine/core';
import { personas } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconEye, IconEyeOff, IconPencil } from '@jornada/ui/icons.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Form } from '../../../shared/form.tsx';
import { Facts } from '../../../shared/parts.tsx';
import { useMissing } from '../../../shared/use-missing.ts';
import { useCambio } from '../api.ts';
import { dataOf, DataFields, neededOf, payloadOf } from './data-fields.tsx';
import type { TabProps } from './tab-props.ts';
import classes from '../personas.module.css';

const SHOWN_AT_END = 4;

/** What a person is. The ID number shows when somebody asks to see it. */
export function DataTab({ persona, onReload }: TabProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <Edit persona={persona} onReload={onReload} onDone={() => setEditing(false)} />;
  const { email, movil, departamento, responsable, alta, ultimoDia, idioma, zona } = persona;
  const day = (fecha: string | null): string => (fecha === null ? '–' : format.date(fecha, 'numeric'));
  return (
    <>
      <Facts
        items={[
          [t('personas.campos.documento'), <Document key="documento" documento={persona.documento} />],
          [t('personas.campos.email'), email || '–'],
          [t('personas.campos.movil'), movil || '–'],
          [t('personas.campos.alta'), ultimoDia === null ? day(alta) : `${day(alta)} · ${t('personas.hasta', { dia: day(ultimoDia) })}`],
          [t('personas.campos.departamento'), departamento?.nombre ?? '–'],
          [t('personas.campos.responsable'), responsable?.nombre ?? '–'],
          [t('personas.campos.idioma'), [zona, idioma && t(`personas.idiomas.${idioma}`)].filter(Boolean).join(' · ')],
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
    <span className={classes.masked}>
      {isShown ? documento : `•••••${documento.slice(-SHOWN_AT_END)}`}
      <ActionIcon
        variant="subtle"
        size="2.75rem"
        aria-pressed={isShown}
        aria-label={t('personas.ver-documento')}
        onClick={() => setShown(!isShown)}
      >
        <Glyph of={isShown ? IconEyeOff : IconEye} />
      </ActionIcon>
    </span>
  );
}

function Edit({ persona, onReload, onDone }: TabProps & { onDone: () => void }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const before = dataOf(persona);
  const [datos, setDatos] = useState(before);
  const missing = useMissing();
  const cambiar = useCambio(personas.cambiar, () => {
    notices.show(t('gestion.guardado'));
    onDone();
  });
  return (
    <Form
      isDirty={JSON.stringify(datos) !== JSON.stringify(before)}
      isBusy={cambiar.isPending}
      error={cambiar.error}
      save={t('gestion.guardar')}
      beside={
        <Button variant="default" onClick={onDone}>
          {t('gestion.no')}
        </Button>
      }
      onSave={() =>
        missing.isComplete(...neededOf(datos)) && cambiar.mutate({ id: persona.id, version: persona.version, ...payloadOf(datos) })
      }
      onReload={onReload}
    >
      <DataFields datos={datos} error={cambiar.error} missing={missing.at} onChange={setDatos} />
    </Form>
  );
}
