import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { personas } from '@jornada/contract';
import { useRead } from '@jornada/web/calls.ts';
import { useActor, useWebServices } from '@jornada/web/services.tsx';
import { Announcement } from '@jornada/features/wiki/announcement.tsx';
import type { Values } from '../model/values.ts';
import classes from '../wiki.module.css';

/** The announcement that is being written, as a phone shows it. */
export function PhonePreview({ values }: { values: Values }) {
  const { t } = useTranslation();
  const nombre = useActor();
  const { clock } = useWebServices();
  const { data } = useRead(personas.opciones, {});
  const { para, centros, departamentos, roles, personas: people, hasSegundo, conservados, confirmacion } = values;
  const named = (ids: readonly number[], of: readonly { id: number; nombre: string }[] = []): string[] =>
    of.filter(({ id }) => ids.includes(id)).map((one) => one.nombre);
  const first = { idioma: values.idioma, titulo: values.titulo, documento: values.documento };
  const second = { idioma: values.idioma2, titulo: values.titulo2, documento: values.documento2 };
  return (
    <div>
      <Text c="dimmed" size="sm" mb="sm">
        {t('wiki.formulario.vista-previa-nota')}
      </Text>
      <div className={classes.phone}>
        <Announcement
          of={{
            id: 0,
            textos: hasSegundo ? [first, second] : [first],
            autor: { nombre, iniciales: iniciales(nombre), puesto: '' },
            publicado: clock.now().toString(),
            corregido: null,
            caduca: null,
            para: {
              todos: para === 'todos',
              grupos: [...named(centros, data?.centros), ...named(departamentos, data?.departamentos)],
              roles,
              personas: people.length > 0,
            },
            fijado: values.fijado,
            leido: true,
            confirmacion: confirmacion ? { antes: null, hecha: null } : null,
            ficheros: conservados,
          }}
        />
      </div>
    </div>
  );
}
