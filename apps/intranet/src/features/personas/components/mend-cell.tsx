import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group, NativeSelect, TextInput, UnstyledButton } from '@mantine/core';
import { DURACIONES } from '@jornada/domain/contratos/index.ts';
import { useOpciones } from '../api.ts';
import { rightDocument, type RechazoLinea } from '../model/import-files.ts';
import classes from '../import.module.css';

/** What is read in one cell instead of what the file has. */
export type CeldaCorregida = { linea: number; campo: RechazoLinea['campo']; valor: string };

type Props = { linea: number; rechazo: RechazoLinea; isBusy: boolean; onMend: (cell: CeldaCorregida) => void };

/** Mends the refused cell of a line here: with what it probably is, or by typing or choosing another value. */
export function MendCell({ linea, rechazo, isBusy, onMend }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { campo } = rechazo;
  const right = rightDocument(rechazo);
  if (isOpen) return <Typing linea={linea} rechazo={rechazo} isBusy={isBusy} onMend={onMend} />;
  return (
    <Group gap="md" className={classes.mend}>
      {right !== null && (
        <UnstyledButton className={classes.link} disabled={isBusy} onClick={() => onMend({ linea, campo, valor: right })}>
          {t('personas.importar.usar', { valor: right })}
        </UnstyledButton>
      )}
      <UnstyledButton
        className={classes.link}
        disabled={isBusy}
        aria-label={t('personas.importar.corregir-linea', { linea, campo: t(`personas.importar.columnas.${campo}`) })}
        onClick={() => setIsOpen(true)}
      >
        {t('personas.importar.corregir')}
      </UnstyledButton>
    </Group>
  );
}

function Typing({ linea, rechazo: { campo, valor }, isBusy, onMend }: Props) {
  const { t } = useTranslation();
  const names = useNames(campo);
  const [typed, setTyped] = useState(names ? '' : valor);
  const field = {
    'aria-label': t('personas.importar.corregir-linea', { linea, campo: t(`personas.importar.columnas.${campo}`) }),
    autoFocus: true,
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => setTyped(event.currentTarget.value),
  };
  return (
    <form
      className={classes.mend}
      onSubmit={(event) => {
        event.preventDefault();
        onMend({ linea, campo, valor: typed.trim() });
      }}
    >
      <Group gap="xs" wrap="nowrap">
        {names ? (
          <NativeSelect {...field} data={[{ value: '', label: t('personas.elige') }, ...names]} />
        ) : (
          <TextInput {...field} maxLength={200} />
        )}
        <Button type="submit" variant="default" loading={isBusy}>
          {t('personas.importar.corregir')}
        </Button>
      </Group>
    </form>
  );
}

/** The names that a cell can have, where the company has a list of them; null: anything can be typed. */
function useNames(campo: RechazoLinea['campo']): string[] | null {
  const { t } = useTranslation();
  const { data } = useOpciones();
  if (campo === 'duracion') return DURACIONES.map((duracion) => t(`contratos.duraciones.${duracion}`));
  if (!data) return null;
  if (campo === 'centro') return data.centros.map(({ nombre }) => nombre);
  if (campo === 'horario') return data.horarios.map(({ nombre }) => nombre);
  if (campo === 'departamento') return data.departamentos.map(({ nombre }) => nombre);
  return campo === 'responsable' ? data.responsables.map(({ nombre }) => nombre) : null;
}
