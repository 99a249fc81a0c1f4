import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { Choice, Choices } from '@jornada/ui/choices.tsx';
import { SearchField } from '@jornada/web/list/filters.tsx';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { useWayBack } from '../../../shared/solicitudes/use-way-back.ts';
import { useProyectos } from '../api.ts';
import { useFormAbove } from '../components/form-context.ts';

const TITLE = 'gastos-proyectos';

/** Finds the project of an expense, by its name or its client. */
export function GastosProyectosModal() {
  const { t } = useTranslation();
  const { of } = useFormAbove();
  const close = useWayBack('/gastos-form');
  const [texto, setTexto] = useState('');
  const list = useProyectos(texto);
  const choose = (proyecto: number | null, proyectoNombre: string): void => {
    of.put({ proyecto, proyectoNombre, ...(proyecto === null && { facturable: false }) });
    close();
  };
  return (
    <Sheet title={t('gastos.proyectos.titulo')} closeLabel={t('solicitudes.cerrar')} onClose={close}>
      <span id={TITLE} hidden>
        {t('gastos.proyectos.titulo')}
      </span>
      <Box mb="sm">
        <SearchField label={t('gastos.proyectos.buscar')} value={texto} onChange={setTexto} />
      </Box>
      <ReadList list={list} empty={{ title: t('gastos.proyectos.ninguno'), text: t('gastos.proyectos.ninguno-texto') }}>
        {(items) => (
          <>
            <Choices labelledBy={TITLE}>
              {texto === '' && (
                <Choice
                  group={TITLE}
                  name={t('gastos.formulario.sin-proyecto')}
                  isChosen={of.values.proyecto === null}
                  onChoose={() => choose(null, '')}
                />
              )}
              {items.map(({ id, nombre, cliente }) => (
                <Choice
                  key={id}
                  group={TITLE}
                  name={nombre}
                  detail={cliente}
                  isChosen={of.values.proyecto === id}
                  onChoose={() => choose(id, nombre)}
                />
              ))}
            </Choices>
            <MoreInSight list={list} />
          </>
        )}
      </ReadList>
    </Sheet>
  );
}
