import { useTranslation } from 'react-i18next';
import { TextInput } from '@mantine/core';
import { proyectos } from '@jornada/contract';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Page } from '@jornada/web/page.tsx';
import { AddButton } from '../../../shared/add-button.tsx';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { More } from '../../../shared/more.tsx';
import { useRows } from '../../../shared/use-rows.ts';
import { Aside, ListAside, Row, Rows } from '../../../shared/list-aside.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { Segments } from '../../../shared/parts.tsx';
import parts from '../../../shared/parts.module.css';
import { usePlace } from '../../../shared/use-place.ts';
import { proyectosSearch } from '../search.ts';
import { OneProject, ProjectForm } from '../components/one-project.tsx';

const ESTADOS = ['abierto', 'cerrado'] as const;

/** The projects on which people record. */
export function ProyectosScreen() {
  const { t } = useTranslation();
  const { search, open, show, set } = usePlace(proyectosSearch);
  const estado = ESTADOS.find((one) => one === search.estado) ?? 'abierto';
  const { query, more } = useRows(proyectos.listado, { estado, ...(search.texto ? { texto: search.texto } : {}) });
  const chosen = query.data?.items.find(({ id }) => id === open);
  const aside =
    open === 'nuevo' ? (
      <Aside title={t('proyectos.nuevo')} onClose={() => show(null)}>
        <ProjectForm proyecto={null} onSaved={({ id }) => show(id)} />
      </Aside>
    ) : (
      chosen && <OneProject key={chosen.id} proyecto={chosen} onClose={() => show(null)} />
    );
  return (
    <Page
      title={t('intranet.menu.proyectos')}
      actions={<AddButton label={t('proyectos.nuevo')} open={open} onClick={() => show('nuevo')} />}
    >
      <ListAside aside={aside}>
        <div className={parts.tools}>
          <TextInput
            type="search"
            label={t('proyectos.buscar')}
            value={search.texto ?? ''}
            maxLength={100}
            onChange={(event) => set({ texto: event.currentTarget.value })}
          />
        </div>
        <Segments
          label={t('proyectos.estado')}
          value={estado}
          items={ESTADOS.map((value) => ({ value, label: t(`proyectos.estados.${value}`) }))}
          onChange={(value) => set({ estado: value })}
        />
        <Loaded query={query}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState title={t('proyectos.vacio')} text={t('proyectos.vacio-texto')} />
            ) : (
              <>
                <Rows label={t('intranet.menu.proyectos')}>
                  {items.map((one) => (
                    <Row
                      key={one.id}
                      name={one.nombre}
                      note={one.cliente}
                      end={!one.abierto && <ClosedPill />}
                      isOpen={one.id === open}
                      isDim={!one.abierto}
                      onOpen={() => show(one.id)}
                    />
                  ))}
                </Rows>
                <More shown={items.length} total={total} onMore={more} />
              </>
            )
          }
        </Loaded>
      </ListAside>
    </Page>
  );
}
