import { Failure } from '#cli/failure.ts'
import { type ProjectId, selectProject } from '#cli/project.ts'

/**
 * Runs an operator's task on a project. The task imports the function's modules dynamically, because they connect to the
 * selected project when they are loaded.
 * @param wanted project; undefined for the default
 * @throws Failure if the local stack is not running or the task fails; prints the task's error with its stack
 */
export async function runInProject(
  wanted: string | undefined,
  work: (project: ProjectId) => Promise<void>,
): Promise<void> {
  const project = await selectProject(wanted)
  try {
    await work(project)
  } catch (error) {
    if (error instanceof Failure) throw error
    console.error(error)
    throw new Failure(`This did not finish on ${project.id}. It can be run again.`)
  }
}
