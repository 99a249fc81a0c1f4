import { useTranslation } from 'react-i18next';
import { Button, Group, Paper } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import type { Ensayo } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';
import { fromImport, volver } from '../../../shared/volver.ts';
import { missingIn } from '../model/import-files.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';

type Props = { ensayo: Ensayo; isBusy: boolean; onDepartments: (nombres: string[]) => void };

const PLACES = { centro: '/centros', horario: '/horarios' } as const;

/** Names in lines that do not exist. Departments are made on request. Centres and schedules have pages, which lead back here. */
export function Missing({ ensayo, isBusy, onDepartments }: Props) {
  const { t } = useTranslation();
  const place = volver(useSearch({ strict: false }).volver);
  const missing = missingIn(ensayo);
  const chosen = ensayo.departamentosNuevos;
  const departments = missing.flatMap(({ campo, valor }) => (campo === 'departamento' ? [valor] : []));
  if (missing.length === 0 && chosen.length === 0) return null;
  return (
    <Paper component="section" mt="md" px="md" py="sm" bg="var(--j-sunk)" aria-label={t('personas.importar.faltan.titulo')}>
      {missing.length > 0 && <h3>{t('personas.importar.faltan.titulo')}</h3>}
      <Rows padded>
        {missing.map(({ campo, valor, lineas }) => (
          <Line
            key={`${campo} ${valor}`}
            action={
              campo === 'departamento' ? (
                <Button variant="default" disabled={isBusy} onClick={() => onDepartments([...chosen, valor])}>
                  {t('personas.importar.faltan.crear', { nombre: valor })}
                </Button>
              ) : (
                <Button
                  variant="default"
                  renderRoot={(props) => (
                    <Link {...props} to={PLACES[campo]} search={{ ver: 'nuevo', nombre: valor, ...fromImport(place) }} />
                  )}
                >
                  {t(`personas.importar.faltan.ir-${campo}`)}
                </Button>
              )
            }
          >
            {t(`personas.importar.faltan.${campo}`, { nombre: valor })}
            <small>{t('personas.importar.lineas', { count: lineas })}</small>
          </Line>
        ))}
      </Rows>
      {departments.length > 1 && (
        <Button
          variant="default"
          leftSection={<Glyph of={IconPlus} />}
          disabled={isBusy}
          onClick={() => onDepartments([...chosen, ...departments])}
        >
          {t('personas.importar.faltan.crear-todos', { count: departments.length })}
        </Button>
      )}
      {chosen.length > 0 && (
        <Group gap="xs">
          {t('personas.importar.faltan.se-crean', { count: chosen.length, nombres: chosen.join(', ') })}{' '}
          <Button variant="subtle" disabled={isBusy} onClick={() => onDepartments([])}>
            {t('personas.importar.faltan.no-crear')}
          </Button>
        </Group>
      )}
    </Paper>
  );
}
